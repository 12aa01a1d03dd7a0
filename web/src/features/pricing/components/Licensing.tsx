import { useMemo } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Character } from '@domain/projects/projects.ts';
import { isOrdered } from '@domain/projects/projects.ts';
import { isChangeable } from '@domain/projects/transitions.ts';
import { FailedHere } from '../../../components/states/FailedHere.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { ProjectBoard } from '../../../common/board/board.ts';
import { useLicences, useVoiceAssets } from '../../../common/board/useBoard.ts';
import { getAssetName, getLicensedAssets, type LicensedAsset } from '../data/licensed.ts';
import { getLicenceSpans } from '../../../common/pricing/priceFigures.ts';
import { usePrice } from '../data/usePrice.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { ExclusivityCard } from './ExclusivityCard.tsx';
import { AllAssetsCard } from './AllAssetsCard.tsx';
import { CharacterCard } from './CharacterCard.tsx';
import type { CopySource } from './CopyLicences.tsx';
import { LicencePricesContext } from './LicencePrice.tsx';
import { PricePanel } from './PricePanel.tsx';
import { getSupposed, useOpenForm } from './useOpenForm.ts';

const layout = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px', lg: 'minmax(0, 1fr) 360px' },
  alignItems: 'start',
} as const;
const column = { display: 'grid', gap: 2, minWidth: 0 } as const;

/** Assets that licences can be copied from. */
const getSources = (
  voices: readonly Character[],
  licensed: readonly LicensedAsset[],
): readonly CopySource[] =>
  licensed
    .filter(({ licences }) => licences.length > 0)
    .map(({ asset, licences }) => ({
      assetId: asset.id,
      name: getAssetName(asset, voices),
      licences: licences.length,
    }));

interface Props {
  readonly board: ProjectBoard;
  readonly licensed: readonly LicensedAsset[];
}

/** The step after loading. */
const Loaded = ({ board, licensed }: Props) => {
  const text = useText();
  const { project, voices } = board;
  const { roles } = useSignedIn();
  const { form, choice, failure, reload } = useOpenForm(project);
  const supposed = useMemo(() => getSupposed(form.target, choice), [form.target, choice]);
  const shown = usePrice(board, licensed, supposed);
  const { price } = shown;

  const prices = useMemo(
    () =>
      price
        ? {
            currency: price.currency,
            spans: getLicenceSpans(price),
            onRequest: new Set(price.onRequest.flatMap(({ licenceId }) => licenceId ?? [])),
          }
        : null,
    [price],
  );

  const sources = getSources(voices, licensed);
  const readOnly = !isChangeable(project);
  const isStaff = roles.some((role) => role === 'agencyTeam' || role === 'admin');

  return (
    <LicencePricesContext value={prices}>
      <Box sx={layout}>
        <Box sx={column}>
          {isOrdered(project) && (
            <Alert severity="info">{text(readOnly ? 'licensing.closed' : 'licensing.ordered')}</Alert>
          )}
          {failure !== undefined && (
            <FailedHere error={failure} what={text('licensing.optionsFailed')} onRetry={reload} />
          )}
          {!readOnly && licensed.length > 0 && <AllAssetsCard projectId={project.id} form={form} />}
          {voices.map((voice) => (
            <CharacterCard
              key={voice.id}
              voice={voice}
              assets={licensed.filter(({ asset }) => asset.voiceId === voice.id)}
              sources={sources}
              form={form}
              readOnly={readOnly}
            />
          ))}
          <ExclusivityCard project={project} options={form.options} isEditable={!readOnly && isStaff} />
        </Box>
        <Box
          sx={{
            position: { md: 'sticky' },
            top: 72,
            maxHeight: { md: 'calc(100dvh - 96px)' },
            overflowY: { md: 'auto' },
            minWidth: 0,
          }}
        >
          <PricePanel board={board} licensed={licensed} shown={shown} />
        </Box>
      </Box>
    </LicencePricesContext>
  );
};

/** Assets and licences of each character, with prices. */
export const Licensing = ({ board }: { readonly board: ProjectBoard }) => {
  const assets = useVoiceAssets(board.project.id);
  const licences = useLicences(board.project.id);
  const licensed = useMemo(
    () => (assets.data && licences.data ? getLicensedAssets(assets.data, licences.data) : undefined),
    [assets.data, licences.data],
  );
  const failed = [assets, licences].find(({ status }) => status === 'error');
  if (failed) {
    const retry = () =>
      [assets, licences].filter(({ status }) => status === 'error').forEach((part) => part.retry());
    return <ErrorState error={failed.error} onRetry={retry} />;
  }
  if (licensed) return <Loaded board={board} licensed={licensed} />;

  return (
    <LoadingState>
      <Box sx={layout}>
        <Box sx={column}>
          <Skeleton variant="rounded" height={120} />
          <Skeleton variant="rounded" height={260} />
        </Box>
        <Skeleton variant="rounded" height={180} />
      </Box>
    </LoadingState>
  );
};
