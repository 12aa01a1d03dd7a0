/** Also read by the script in index.html, before the first paint. */
export const THEME_STORAGE_KEY = 'vc.theme';
