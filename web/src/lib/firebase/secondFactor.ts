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

/** Whether the provider knows that the address is theirs: without that it takes no second factor. */
export const isAddressProven = (): boolean => requireSignedIn().emailVerified;

/** Runs the provider's reCAPTCHA, invisible unless it doubts; `holder` is where it may appear. */
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

/** Sends a code to a phone that is to be added; `number` as `+34600123456`. Answers what the code is confirmed with. */
export const sendCodeToNew = (number: string, holder: HTMLElement): Promise<string> =>
  withCheck(holder, async (check) => {
    const session = await multiFactor(requireSignedIn()).getSession();
    return new PhoneAuthProvider(getCurrentAuth()).verifyPhoneNumber({ phoneNumber: number, session }, check);
  });

/** Adds the phone that got the code. From here on this session has its second factor. */
export const addPhone = async (verificationId: string, code: string): Promise<void> => {
  const proof = PhoneMultiFactorGenerator.assertion(PhoneAuthProvider.credential(verificationId, code));
  await multiFactor(requireSignedIn()).enroll(proof);
};

export const removePhone = (id: string): Promise<void> => multiFactor(requireSignedIn()).unenroll(id);

/** A sign-in that waits for a code. */
interface Challenge {
  readonly phones: readonly CodePhone[];
  /** Sends a code; answers what it is confirmed with. */
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

/** The next step of a sign-in that requires a second factor, from the provider's error. */
export const getChallenge = (error: unknown): Challenge =>
  toChallenge(getMultiFactorResolver(getCurrentAuth(), error as MultiFactorError));
