/** Built from the reply types of the contracts by `scripts/openapi/reply-schemas.mjs`; declared here, so that types are checked without it. */
declare const schemas: {
  readonly replies: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};
export default schemas;
