import { ReCaptchaEnterpriseProvider, type AppCheckToken } from 'firebase/app-check';

/** Longest wait for a token, in milliseconds; calls then go without one. Slow phones need half of it. */
const PATIENCE_MS = 15_000;
/** No call waits for this long after a failure, so a page whose browser blocks reCAPTCHA stays fast. In milliseconds. */
const REST_MS = 60_000;

const SCRIPT = 'script[src^="https://www.google.com/recaptcha/enterprise.js"]';

/** What the SDK calls; its types omit it. */
interface Attester {
  getToken: (...limited: readonly unknown[]) => Promise<AppCheckToken>;
}

interface RecaptchaProvider {
  readonly provider: ReCaptchaEnterpriseProvider;
  /** Call after `initializeAppCheck`, which adds the script. */
  readonly watch: () => void;
  /** Ends the rest after a failure. */
  readonly retry: () => void;
}

const failAfter = (ms: number): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('No App Check token in time')), ms));

/** Watches the SDK's script, which the SDK adds once and waits for forever. */
const createScriptWatch = () => {
  let script: HTMLScriptElement | undefined;
  let hasFailed = false;
  let failure = new Promise<never>(() => undefined);

  const watch = (): void => {
    hasFailed = false;

    failure = new Promise((_, reject) => {
      script?.addEventListener('error', () => {
        hasFailed = true;
        reject(new Error('reCAPTCHA is blocked'));
      });
    });
    failure.catch(() => undefined);
  };

  /** Replaces a failed script by a new one that continues where the SDK waits. */
  const replace = (failed: HTMLScriptElement): void => {
    script = document.createElement('script');
    script.src = failed.src;
    script.onload = failed.onload;
    failed.replaceWith(script);
    watch();
  };

  return {
    start: (): void => {
      // The latest: an acting session's app may add its own.
      script = [...document.querySelectorAll<HTMLScriptElement>(SCRIPT)].at(-1);
      watch();
    },
    /** Loads a failed script again. */
    reload: (): void => {
      if (script && hasFailed) replace(script);
    },
    /** Rejects when the script can't be loaded. */
    waitForFailure: (): Promise<never> => failure,
  };
};

/** Returns the provider of reCAPTCHA Enterprise. Unlike the SDK's own it gives up, so that services continue without a token. */
export const createRecaptchaProvider = (siteKey: string): RecaptchaProvider => {
  const provider = new ReCaptchaEnterpriseProvider(siteKey);
  const attester = provider as unknown as Attester;
  const exchange = attester.getToken.bind(provider);
  const { start, reload, waitForFailure } = createScriptWatch();
  let restsUntil = 0;
  let hasFailed = false;

  const retry = () => {
    restsUntil = 0;
  };

  attester.getToken = async (...limited) => {
    if (Date.now() < restsUntil) throw new Error('No App Check token could be had a moment ago');

    if (hasFailed) reload();
    const token = exchange(...limited);
    // One that comes too late for this call shows that the next one gets its own.
    token.then(retry, () => undefined);

    try {
      return await Promise.race([token, waitForFailure(), failAfter(PATIENCE_MS)]);
    } catch (error) {
      hasFailed = true;
      restsUntil = Date.now() + REST_MS;
      throw error;
    }
  };

  return { provider, watch: start, retry };
};
