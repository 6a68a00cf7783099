import { QueryClient, useQuery } from "@tanstack/react-query";
import type {
  ProfileOptionsResponse,
  ProfileResponse,
  ProfileValues,
  SaveProfileResponse,
} from "#contract/schemas/desk/profile.ts";
import { callApi } from "#web/api/api-client.ts";
import { api } from "#web/api/api-paths.ts";
import { settingsState } from "#web/features/preferences/settings-state.ts";
import { refreshSession } from "#web/session/auth-store.ts";

const PROFILE = ["profile"];
const HOUR_MS = 3_600_000;
const client = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } });

/** Loads the person's own profile. */
export function useProfile() {
  return useQuery(
    {
      queryKey: PROFILE,
      queryFn: async ({ signal }) => (await callApi<ProfileResponse>(api.profile, { signal })).data,
      staleTime: 0,
      gcTime: 0,
    },
    client,
  );
}

/** Loads every role, place and skill that a profile can name. */
export function useProfileOptions() {
  return useQuery(
    {
      queryKey: ["options"],
      queryFn: async ({ signal }) =>
        (await callApi<ProfileOptionsResponse>("/api/me/profile/options", { signal })).data,
      staleTime: HOUR_MS,
    },
    client,
  );
}

/**
 * Saves what a form that began with `base` says. Home country and hours are search settings too, so this browser's copy of those follows.
 * Throws ApiError.
 */
export async function saveProfile(base: ProfileValues, values: ProfileValues): Promise<SaveProfileResponse> {
  const saved = await callApi<SaveProfileResponse>(api.profile, { method: "PUT", body: { base, values } });
  client.setQueryData(PROFILE, saved.data);
  const { settings, account, unsaved } = settingsState.read();
  const { country, workday } = saved.data;
  settingsState.persist({ settings: { ...settings, country, workday }, account, unsaved });
  await refreshSession({ force: true });
  return saved;
}
