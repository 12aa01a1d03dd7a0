import type { ValidationStatus } from '@domain/access/roles.ts';
import { useLiveCollection, type Live } from '#firebase/live.ts';

/** An account that an admin has still to decide on. */
export interface WaitingAccount {
  readonly id: string;
  readonly kind: 'client' | 'talent';
  readonly accountValidationStatus: ValidationStatus;
}

/** Accounts shown at once; the next ones come up as these are decided. */
export const SHOWN = 20;

export const useWaiting = (agencyId: string): Live<readonly WaitingAccount[]> =>
  useLiveCollection<WaitingAccount>({
    collection: 'accountValidations',
    where: { accountValidationStatus: 'PENDING' },
    contains: { agencyIds: agencyId },
    limit: SHOWN,
  });
