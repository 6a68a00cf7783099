/**
 * Runs in the head before any other script, and makes the only policy that the Content-Security-Policy allows: text without a tag, such as the
 * structured data of a job, and the one constant with which React makes a script element; as an address of a script, those of our workers, which read
 * CVs and show notifications. Every other string that would become markup or code throws.
 */
export const TRUSTED_TYPES_SCRIPT = `window.trustedTypes?.createPolicy("default",{createHTML:s=>s.includes("<")&&s!=="<script>\\x3c/script>"?null:s,createScriptURL:s=>/^\\/(assets\\/cv-worker-[\\w-]+|push-worker)\\.js$/.test(s)?s:null})`;
