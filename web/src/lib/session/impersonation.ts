import { createTabSlot } from '../storage/browserStorage.ts';

/** The person an admin acts as. */
export interface Impersonated {
  readonly uid: string;
  readonly name: string;
}

const idSlot = createTabSlot('vc.impersonated-id');
const nameSlot = createTabSlot('vc.impersonated-name');

export const getImpersonated = (): Impersonated | null => {
  const uid = idSlot.read();
  return uid ? { uid, name: nameSlot.read() ?? uid } : null;
};

export const rememberImpersonated = ({ uid, name }: Impersonated): void => {
  idSlot.write(uid);
  nameSlot.write(name);
};

export const forgetImpersonated = (): void => {
  idSlot.clear();
  nameSlot.clear();
};
