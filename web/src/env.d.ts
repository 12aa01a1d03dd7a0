interface ImportMetaEnv {
  /** Origin of the API where it is not the page's own, such as `https://api.example.com`. */
  readonly VITE_API_HOST?: string;
}
