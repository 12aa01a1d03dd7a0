import {
  getMultiFactorResolver,
  multiFactor,
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  RecaptchaVerifier,
  type MultiFactorError,
  type MultiFactorInfo,
  type MultiFactorResolver,
  type PhoneMultiFactorInfo,
  type User,
} from 'firebase-auth-apart';
import { getCurrentAuth, getOwnUser } from './auth.ts';

/** A phone that receives codes. `number` is complete for the signed-in owner; before sign-in, only its end. */
export interface CodePhone {
  readonly id: string;
  readonly number: string;
  /** When it was added; undefined: unknown. */
  readonly addedAt: Date | undefined;
}

const getPhone = (info: MultiFactorInfo): CodePhone => ({
  id: info.uid,
  number: (info as PhoneMultiFactorInfo).phoneNumber,
  addedAt: info.enrollmentTime ? new Date(info.enrollmentTime) : undefined,
});

const requireSignedIn = (): User => {
  const user = getOwnUser();
  if (!user) throw new Error('Nobody is signed in');
  return user;
};

/** Returns the real user's phones. */
export const listOwnPhones = (): readonly CodePhone[] =>
  multiFactor(requireSignedIn()).enrolledFactors.map(getPhone);

/** Returns whether the provider has verified the address, which a second factor requires. */
export const isAddressProven = (): boolean => requireSignedIn().emailVerified;

/** Runs the provider's reCAPTCHA, invisible unless in doubt; `holder` is its container. */
const withCheck = async <Result>(
  holder: HTMLElement,
  ask: (check: RecaptchaVerifier) => Promise<Result>,
): Promise<Result> => {
  const inner = holder.appendChild(document.createElement('div'));
  const check = new RecaptchaVerifier(getCurrentAuth(), inner, { size: 'invisible' });
  try {
    return await ask(check);
  } finally {
    check.clear();
    inner.remove();
  }
};

/** Sends a code to a new phone, such as `+34600123456`; returns the verification id. */
export const sendCodeToNew = (number: string, holder: HTMLElement): Promise<string> =>
  withCheck(holder, async (check) => {
    const session = await multiFactor(requireSignedIn()).getSession();
    return new PhoneAuthProvider(getCurrentAuth()).verifyPhoneNumber({ phoneNumber: number, session }, check);
  });

/** Adds the phone that received the code; this session then has its second factor. */
export const addPhone = async (verificationId: string, code: string): Promise<void> => {
  const proof = PhoneMultiFactorGenerator.assertion(PhoneAuthProvider.credential(verificationId, code));
  await multiFactor(requireSignedIn()).enroll(proof);
};

export const removePhone = (id: string): Promise<void> => multiFactor(requireSignedIn()).unenroll(id);

/** A sign-in that waits for a code. */
interface Challenge {
  readonly phones: readonly CodePhone[];
  /** Sends a code; returns the verification id. */
  readonly send: (phoneId: string, holder: HTMLElement) => Promise<string>;
  readonly confirm: (verificationId: string, code: string) => Promise<void>;
}

const toChallenge = (resolver: MultiFactorResolver): Challenge => ({
  phones: resolver.hints.map(getPhone),
  send: (phoneId, holder) =>
    withCheck(holder, (check) =>
      new PhoneAuthProvider(getCurrentAuth()).verifyPhoneNumber(
        { multiFactorUid: phoneId, session: resolver.session },
        check,
      ),
    ),
  confirm: async (verificationId, code) => {
    const proof = PhoneMultiFactorGenerator.assertion(PhoneAuthProvider.credential(verificationId, code));
    await resolver.resolveSignIn(proof);
  },
});

/** Returns the second-factor challenge from the provider's error. */
export const getChallenge = (error: unknown): Challenge =>
  toChallenge(getMultiFactorResolver(getCurrentAuth(), error as MultiFactorError));
