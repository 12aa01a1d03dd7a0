import type { Instant } from '@domain/contract.ts';
import type { DeletionRequest } from '@domain/privacy/privacy.ts';
import type { Talent } from '@domain/talents/talents.ts';

interface Removal {
  readonly talent: Pick<Talent, 'id' | 'agencyIds' | 'fullName' | 'email'>;
  readonly agencyId: string;
  readonly keepsAccount: boolean;
  readonly at: Instant;
}

/** Returns the deletion request after a removal, if any. Removal by the last agency starts one; a removing agency needn't confirm any more. */
export const requestAfterRemoval = (
  deletionRequest: DeletionRequest | undefined,
  { talent, agencyId, keepsAccount, at }: Removal,
): DeletionRequest | undefined => {
  const wish = deletionRequest?.state === 'requested' ? deletionRequest : undefined;
  const remainingIds = talent.agencyIds.filter((id) => id !== agencyId);
  if (remainingIds.length === 0) {
    const begun = {
      confirmedBy: [...new Set([...(wish?.confirmedBy ?? []), agencyId])],
      state: 'erasing',
      erasingSince: at,
    } as const;
    const scope: Pick<DeletionRequest, 'scope'> = keepsAccount ? { scope: 'talent' } : {};
    if (wish) return { ...wish, ...begun, ...scope };

    const { id, fullName, email } = talent;

    return {
      id,
      talentId: id,
      agencyIds: [agencyId],
      fullName,
      email,
      ...begun,
      ...scope,
      removedBy: agencyId,
      requestedAt: at,
      erasedAt: null,
    };
  }
  if (!wish) return undefined;

  const asking = wish.agencyIds.filter((id) => id !== agencyId);
  // None of the confirming agencies works with the talent any more, so the remaining ones must confirm.
  const agencyIds = asking.length > 0 ? asking : remainingIds;
  const confirmedBy = wish.confirmedBy.filter((id) => agencyIds.includes(id));
  const isLast = agencyIds.every((id) => confirmedBy.includes(id));
  const left = { ...wish, agencyIds, confirmedBy };

  return isLast ? { ...left, state: 'erasing', erasingSince: at } : { ...left, state: 'requested' };
};
