/** Vitest's option to keep transformed modules between runs. Makes the folder, which Vitest takes for granted. */
export function moduleCache(): { readonly fsModuleCache: true; readonly fsModuleCachePath: string };
