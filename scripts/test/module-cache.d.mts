/** Vitest's option to keep transformed modules between runs. Creates the folder, which Vitest requires. */
export function getModuleCache(): { readonly fsModuleCache: true; readonly fsModuleCachePath: string };
