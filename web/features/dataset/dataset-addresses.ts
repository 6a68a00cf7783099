/** Apart from the addresses of other pages, because every page loads those and nearly none needs these. */
export const DATASET_PAGE = "/data";
export const DATASET_API = "/api/dataset";
