const POLICY = 'Content-Security-Policy';

/** Returns the configuration with each page's content security policy changed. */
export const mapPolicies = (config, change) => ({
  ...config,
  hosting: {
    ...config.hosting,
    headers: config.hosting.headers.map((rule) => ({
      ...rule,
      headers: rule.headers.map((header) =>
        header.key === POLICY ? { ...header, value: change(header.value) } : header,
      ),
    })),
  },
});

const addSource = (policy, directive, source) =>
  policy.replace(new RegExp(`(${directive} [^;]*)`), (sources) => `${sources} ${source}`);

/** Directives in which the API's own host appears. */
const API_DIRECTIVES = ['connect-src', 'img-src', 'media-src'];

/**
 * Returns the pages' policy with a project's hosts; what is left out stays as it is. `bucket`: where files are uploaded and played from;
 * `authDomain`: where Google's sign-in opens; `apiHost`: origin of the API, if not the pages'; `imageHost`: further origin of images.
 * @param {string} policy
 * @param {{ region: string, project?: string, bucket?: string, authDomain?: string, apiHost?: string, imageHost?: string }} hosts
 */
export const toProjectPolicy = (policy, { region, project, bucket, authDomain, apiHost, imageHost }) => {
  const [, current] = /https:\/\/[a-z0-9-]+?\d-([a-z0-9-]+)\.cloudfunctions\.net/.exec(policy) ?? [];
  if (current === undefined) return policy;

  const name = project ?? current;
  const domain = authDomain || `${name}.firebaseapp.com`;
  const withHosts = policy
    .replaceAll(/https:\/\/[a-z0-9-]+\.firebaseapp\.com/g, `https://${domain}`)
    .replaceAll(/https:\/\/[a-z0-9-]+\.cloudfunctions\.net/g, `https://${region}-${name}.cloudfunctions.net`)
    .replaceAll(
      /(storage\.googleapis\.com\/(?:upload\/storage\/v1\/b\/)?)([a-z0-9._-]+)\//g,
      (_, path, former) => `${path}${bucket ?? former}/`,
    );

  const withImages = imageHost ? addSource(withHosts, 'img-src', imageHost) : withHosts;
  return apiHost
    ? API_DIRECTIVES.reduce((text, directive) => addSource(text, directive, apiHost), withImages)
    : withImages;
};
