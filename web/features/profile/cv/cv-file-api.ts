import { QueryClient, useQuery } from "@tanstack/react-query";
import type { CvFileResponse } from "#contract/schemas/desk/cv-file.ts";
import { callApi } from "#web/api/api-client.ts";
import type { FileTarget } from "#web/features/desk/upload-file.ts";

const PATH = "/api/me/profile/cv";
const client = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } });

/** Where the CV's bytes are. */
export const CV_CONTENT = `${PATH}/file`;

/** Where a CV's file goes when the person keeps it. */
export const CV_TARGET: FileTarget = {
  key: "cv",
  addressOf: ({ file, name, size, offset }) =>
    `${PATH}?file=${file}&name=${encodeURIComponent(name)}&size=${size}&offset=${offset}`,
};

/** Loads what the CV file is that the account keeps; null while it keeps none. */
export function useKeptCv() {
  return useQuery(
    {
      queryKey: ["cv"],
      queryFn: async ({ signal }) => (await callApi<CvFileResponse>(PATH, { signal })).data,
      staleTime: 0,
      gcTime: 0,
    },
    client,
  );
}

/** Loads it again after a change. */
export async function refreshKeptCv(): Promise<void> {
  await client.invalidateQueries();
}

/** Removes the CV file from the account. Throws ApiError. */
export async function removeKeptCv(): Promise<void> {
  await callApi<CvFileResponse>(PATH, { method: "DELETE" });
  await refreshKeptCv();
}
