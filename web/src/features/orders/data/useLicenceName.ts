import { getShownLabel } from '@domain/pricing/licence-labels.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { useLicences, useVoiceAssets } from '../../../common/board/useBoard.ts';
import { useLocale } from '../../../i18n/localeContext.ts';

/** Returns a licence in one line, with its asset, in the reader's language. */
export const useLicenceName = (projectId: string) => {
  const { locale } = useLocale();
  const licences = useLicences(projectId);
  const assets = useVoiceAssets(projectId);

  return (id: string): string => {
    const found = licences.data?.find((licence) => licence.id === id);
    if (!found) return '';
    const { format, duration, territoryCover, assetId } = found;
    const asset = assets.data?.find((voiceAsset) => voiceAsset.id === assetId)?.name;
    return joinDotted([
      asset,
      ...[format, duration, territoryCover].map((item) => getShownLabel(item, locale)),
    ]);
  };
};
