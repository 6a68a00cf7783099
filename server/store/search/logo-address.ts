/** Returns the path of a company's logo, or undefined without one. The hash changes with the picture. */
export function logoAddress(companySlug: string, logoHash: string | null): string | undefined {
  return logoHash === null ? undefined : `/logos/${companySlug}-${logoHash}.webp`;
}
