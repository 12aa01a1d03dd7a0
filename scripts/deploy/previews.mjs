const HOSTING = 'https://firebasehosting.googleapis.com/v1beta1/projects/-/sites';

/** Returns the name of a preview, or throws for one that Hosting refuses or environments that have none. */
export const requirePreview = (preview, { name, settings }) => {
  if (name !== 'staging' || !settings.PREVIEW_SITE)
    throw new Error('Previews are for staging alone, and need PREVIEW_SITE in its settings.');
  if (!/^[a-z0-9](?:[a-z0-9-]{0,28}[a-z0-9])?$/.test(preview) || preview === 'live')
    throw new Error(`"${preview}" can't name a preview: use up to 30 letters, digits and hyphens.`);
  return preview;
};

/** Returns the origins of a site's previews by their name; none without a site. */
export const findPreviews = async (google, site) => {
  if (!site) return new Map();
  const { channels = [] } = (await google('GET', `${HOSTING}/${site}/channels?pageSize=100`)) ?? {};
  const named = channels.map(({ name, url }) => [name.split('/').at(-1), new URL(url).origin]);
  return new Map(named.filter(([name]) => name !== 'live'));
};
