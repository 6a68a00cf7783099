/** Words of a list's row that make it worth asking for the opening's details, where one host serves every board and each detail costs a request. */
export const REMOTE_HINT = /remote|home|virtual|anywhere|telework|telecommut|distributed|worldwide/i;
