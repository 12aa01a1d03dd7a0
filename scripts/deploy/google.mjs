/** A refusal by one of Google's APIs. */
export class GoogleError extends Error {
  constructor(status, method, url, text) {
    super(`${method} ${url} answered ${status}: ${text.slice(0, 500)}`);
    this.status = status;
  }
}

/**
 * Returns `call(method, url, body)`, which resolves to the parsed reply and throws a `GoogleError`. A missing resource of a GET is undefined.
 * @param {{ getToken: () => Promise<string>, project: string, send?: typeof fetch }} options
 */
export const createGoogleClient =
  ({ getToken, project, send = fetch }) =>
  async (method, url, body) => {
    const response = await send(url, {
      method,
      headers: {
        Authorization: `Bearer ${await getToken()}`,
        'Content-Type': 'application/json',
        // Credentials of a person have no project that the quota is counted for.
        'X-Goog-User-Project': project,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });

    if (response.status === 404 && method === 'GET') return undefined;
    const text = await response.text();
    if (!response.ok) throw new GoogleError(response.status, method, url, text);
    return text === '' ? {} : JSON.parse(text);
  };

/** Returns a client with the usual credentials; undefined without any. */
export const connectGoogle = async (project) => {
  // Otherwise it looks for a cloud machine's identity on the network.
  process.env.METADATA_SERVER_DETECTION ??= 'none';
  const { applicationDefault } = await import('firebase-admin/app');
  const credential = applicationDefault();
  const getToken = async () => (await credential.getAccessToken()).access_token;

  try {
    await getToken();
  } catch {
    return undefined;
  }

  return createGoogleClient({ getToken, project });
};
