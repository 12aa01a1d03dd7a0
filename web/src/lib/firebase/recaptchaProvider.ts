import { ReCaptchaEnterpriseProvider, type AppCheckToken } from 'firebase/app-check';

/** Longest wait for a token, in milliseconds; calls then go without one. */
const PATIENCE_MS = 10_000;
/** No call waits for this long after a failure, so a page whose browser blocks reCAPTCHA stays fast. In milliseconds. */
const REST_MS = 60_000;

const SCRIPT = 'script[src^="https://www.google.com/recaptcha/enterprise.js"]';

/** What the SDK calls; its types omit it. */
interface Attester {
  getToken: (...limited: readonly unknown[]) => Promise<AppCheckToken>;
}

interface RecaptchaProvider {
  readonly provider: ReCaptchaEnterpriseProvider;
  /** Ends the rest after a failure. */
  readonly retry: () => void;
}

const failAfter = (ms: number): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('No App Check token in time')), ms));

/** Watches the SDK's script, which the SDK adds once and waits for forever. */
const createScriptWatch = () => {
  let watched: HTMLScriptElement | undefined;
  let failure = new Promise<never>(() => undefined);

  const watch = (script: HTMLScriptElement): void => {
    watched = script;
    failure = new Promise((_, reject) => {
      script.addEventListener('error', () => {
        script.dataset['failed'] = '';
        reject(new Error('reCAPTCHA is blocked'));
      });
    });
    failure.catch(() => undefined);
  };

  /** Replaces a failed script by a new one that continues where the SDK waits. */
  const replace = (failed: HTMLScriptElement): void => {
    const script = document.createElement('script');
    script.src = failed.src;
    script.onload = failed.onload;
    failed.replaceWith(script);
    watch(script);
  };

  return {
    /** Rejects when the script can't be loaded. */
    waitForFailure: (): Promise<never> => {
      // The latest: an acting session's app adds its own.
      const script = watched ?? [...document.querySelectorAll<HTMLScriptElement>(SCRIPT)].at(-1);
      if (script && 'failed' in script.dataset) replace(script);
      else if (script && !watched) watch(script);
      return failure;
    },
  };
};

/** Returns the provider of reCAPTCHA Enterprise. Unlike the SDK's own it gives up, so that services continue without a token. */
export const createRecaptchaProvider = (siteKey: string): RecaptchaProvider => {
  const provider = new ReCaptchaEnterpriseProvider(siteKey);
  const attester = provider as unknown as Attester;
  const exchange = attester.getToken.bind(provider);
  const { waitForFailure } = createScriptWatch();
  let restsUntil = 0;

  attester.getToken = async (...limited) => {
    if (Date.now() < restsUntil) throw new Error('No App Check token could be had a moment ago');
    try {
      return await Promise.race([exchange(...limited), waitForFailure(), failAfter(PATIENCE_MS)]);
    } catch (error) {
      restsUntil = Date.now() + REST_MS;
      throw error;
    }
  };

  return {
    provider,
    retry: () => {
      restsUntil = 0;
    },
  };
};
