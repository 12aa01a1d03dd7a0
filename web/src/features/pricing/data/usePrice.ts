import { useMemo } from 'react';
import type { EstimateValues } from '@domain/pricing/pricing.schema.ts';
import type { ProjectPrice } from '@domain/pricing/pricing.ts';
import type { ProjectBoard } from '../../../common/board/board.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { useLatestData } from '../../../lib/useLatestData.ts';
import { useDebouncedValue } from '../../../lib/useDebouncedValue.ts';
import { toEstimate, type LicensedAsset, type Supposed } from './licensed.ts';
import { api } from '../../../lib/http/api.ts';

/** A project's price, with and without the licence draft. */
export interface ShownPrice {
  /** The latest price; undefined before the first. */
  readonly price: ProjectPrice | undefined;
  /** With the licence draft; undefined without one, or if not calculable. */
  readonly supposed: ProjectPrice | undefined;
  /** A new price is loading: the shown one may be outdated. */
  readonly isOld: boolean;
  readonly error: unknown;
  readonly reload: () => void;
}

/** Returns a key of the price's inputs known here: a change reloads the price. */
const toPriceKey = (
  { project, voices, castings }: ProjectBoard,
  licensed: readonly LicensedAsset[],
): string =>
  JSON.stringify([
    project.type,
    project.sessionMinutes,
    project.progress,
    voices.map(({ id }) => id),
    castings.map(({ id, shortlisted, withdrawn, updatedAt }) => [
      id,
      shortlisted,
      withdrawn,
      updatedAt.toMillis(),
    ]),
    licensed.map(({ asset, licences }) => [
      asset.id,
      asset.spots,
      asset.lengthSeconds,
      licences.map(({ id }) => id),
    ]),
  ]);

/** Loads a project's price, debounced after changes of its inputs; keeps the previous figure meanwhile. */
export const usePrice = (
  board: ProjectBoard,
  licensed: readonly LicensedAsset[],
  supposed: Supposed | null,
): ShownPrice => {
  const { id } = board.project;
  const grounds = useMemo(() => toPriceKey(board, licensed), [board, licensed]);
  const priceGrounds = useMemo(
    () => (supposed ? JSON.stringify(toEstimate(licensed, supposed)) : ''),
    [licensed, supposed],
  );
  const requestedGrounds = useDebouncedValue(grounds);
  const askedEstimate = useDebouncedValue(priceGrounds);

  const stored = useRequest(`${id} ${requestedGrounds}`, (signal) => api.pricing.project({ id }, { signal }));
  const estimate = useRequest(
    askedEstimate === '' ? null : `${requestedGrounds} ${askedEstimate}`,
    (signal) => api.pricing.estimate({ id }, JSON.parse(askedEstimate) as EstimateValues, { signal }),
  );
  const price = useLatestData(stored.data);

  return {
    price: stored.status === 'error' ? undefined : price,
    supposed: priceGrounds === '' || priceGrounds !== askedEstimate ? undefined : estimate.data,
    isOld:
      stored.status === 'loading' ||
      requestedGrounds !== grounds ||
      priceGrounds !== askedEstimate ||
      (priceGrounds !== '' && estimate.status === 'loading'),
    error: stored.error,
    reload: stored.reload,
  };
};
