import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** The frame of every page, by folder. What loads later lies in a sub-folder and stays out. */
const EVERY_PAGE = /\/web\/(?:shell|session|hydration|ui\/base)\/[^/]+$|\/contract\/values\/(?:auth|brand)\.ts$/;

/** What every page that lists jobs needs. What opens or loads later lies in a sub-folder and stays out. */
const EVERY_LIST =
  /\/web\/(?:model|api|features\/(?:search|job-list|home|preferences|referrals)|ui\/(?:select|display))\/[^/]+\.tsx?$/;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: "web/public",
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs, as two files, because many small ones compress worse: one that changes with the versions, one that is ours.
            advancedChunks: {
              groups: [
                { name: "framework", test: /node_modules\/(react|react-dom|scheduler|react-router|@react-router)\// },
                { name: "site", test: EVERY_PAGE },
                { name: "lists", test: EVERY_LIST },
              ],
            },
          },
        },
      },
    },
  },
  build: {
    // The content security policy allows no data: URL, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // light-dark() stays as written: rewriting it doubles the tokens and breaks `data-theme`.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
});
