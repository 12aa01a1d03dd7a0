/** Kinds of accounts that prove their address by a mailed link. */
export type VerifiedType = 'talent' | 'engineer' | 'client';

export const isVerifiedType = (value: string | undefined): value is VerifiedType =>
  value === 'talent' || value === 'engineer' || value === 'client';
