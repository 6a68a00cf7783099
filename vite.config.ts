import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** The modules that the frame of every page is made of. */
const EVERY_PAGE =
  /\/(web\/(auth-store|page-meta|paths|server-context|session-token|site-origin|theme|wake)\.ts|web\/components\/(brand-mark|header|island|route-announcer|site-notices|still)\.tsx|web\/hooks\/use-session\.ts|web\/ui\/(button|classes|logo|spinner|toast)\.tsx?|contract\/(auth-texts|brand)\.ts)$/;

/** The modules of pages that list jobs. */
const EVERY_LIST =
  /\/web\/((api-client|api-paths|card-job|company-figures|countries|dates|facets|featured-jobs|filter-options|pay|search-call|search-settings|search-settings-store|search-state)\.ts|components\/(applied-filters|country-select|feed-links|guest-filters|hide-menu|home-hero|home-invite|home-page|job-card|job-grid|list-head|list-states|pay-beside|referral-line|request-referral|sample-note|search-bar|sort-select|your-search)\.tsx|hooks\/use-(filter-options|money|now|search-settings)\.ts|ui\/(badge|chip|choice-select|field|hover-card|icon|lazy-popup|multi-select|native-select|notice|option|option-face|panel|popup-look|select-button|skeleton)\.tsx?)$/;

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
