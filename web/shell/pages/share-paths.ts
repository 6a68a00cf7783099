/** Open Graph pictures. */
export const sharePaths = {
  job: (id: string) => `/share/job/${id}.png`,
  company: (slug: string) => `/share/company/${encodeURIComponent(slug)}.png`,
  role: (role: string, place?: string) => `/share/role/${role}${place === undefined ? "" : `/${place}`}.png`,
} as const;
