import Chip from '@mui/material/Chip';
import { getShownLabel } from '@domain/pricing/licence-labels.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import type { HeldVoice } from '../data/heldVoice.ts';
import { HeldList } from './HeldList.tsx';
import { HeldRow } from './HeldRow.tsx';

/** The talent's sold licences, with their retention dates. */
export const HeldLicences = ({ voice }: { readonly voice: HeldVoice }) => {
  const text = useText();
  const dates = useDates();
  const { locale } = useLocale();

  return (
    <HeldList
      title={text('voiceData.licences')}
      lead={text('voiceData.licencesLead')}
      none={text('voiceData.licencesNone')}
      pages={voice.licences}
      row={(licence) => (
        <HeldRow
          key={licence.id}
          name={text('voiceData.takeName', { character: licence.character, project: licence.project })}
          state={<Chip size="small" variant="outlined" label={text(`voiceData.stage.${licence.stage}`)} />}
          facts={[
            [text('voiceData.agency'), licence.agency],
            [
              text('voiceData.use'),
              joinDotted([
                licence.assetName,
                getShownLabel(licence.format, locale),
                getShownLabel(licence.territoryCover, locale),
              ]),
            ],
            [text('voiceData.soldOn'), dates.day(licence.soldOn)],
            [
              text('voiceData.endsOn'),
              licence.expiresOn === null ? text('voiceData.endsUnknown') : dates.day(licence.expiresOn),
            ],
            [
              text('voiceData.keptUntil'),
              licence.keptUntil === null ? text('voiceData.keptAsLong') : dates.day(licence.keptUntil),
            ],
          ]}
        />
      )}
    />
  );
};
