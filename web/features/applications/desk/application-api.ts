/** The API paths of applications. Apart from the others, because every page loads those. */
export const applicationApi = {
  applications: "/api/me/applications",
  applicationEvents: "/api/me/applications/whole?postings=false",
  application: (id: string) => `/api/me/applications/${encodeURIComponent(id)}`,
  deleteApplication: (id: string) => `/api/me/applications/${encodeURIComponent(id)}/delete`,
  applicationFiles: (id: string, part: { file: string; name: string; size: number; offset: number }) =>
    `/api/me/applications/${encodeURIComponent(id)}/files?file=${part.file}&name=${encodeURIComponent(part.name)}&size=${part.size}&offset=${part.offset}`,
  applicationFile: (id: string, file: string) => `/api/me/applications/${encodeURIComponent(id)}/files/${file}`,
  applicationCalendar: "/api/me/applications/calendar",
  renewCalendar: "/api/me/applications/calendar/renew",
  endCalendar: "/api/me/applications/calendar/end",
} as const;
