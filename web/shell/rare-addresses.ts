/** Apart from the addresses of other pages, because every page loads those and nearly none needs these. */
export const DATASET_PAGE = "/data";
export const DATASET_API = "/api/dataset";
export const TRANSPARENCY_PAGE = "/transparency";
export const ACCURACY_PAGE = "/accuracy";
export const LABELS_PAGE = "/operate/accuracy";
export const ACCURACY_API = "/api/accuracy";
export const LABELS_API = "/api/operate/labels";
export const labelApi = (id: string) => `${LABELS_API}/${encodeURIComponent(id)}`;
