import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CastingDemo } from '@domain/castings/castings.ts';
import { joinDotted } from '@domain/values/direction.ts';
import type { Live } from '#firebase/live.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { ErrorState } from '../../../components/states/states.tsx';
import { VoiceList } from '../../../common/voices/VoiceList.tsx';
import { VoiceListSkeleton } from '../../../common/voices/VoiceListSkeleton.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { Listing } from '../../../common/board/shortlist.ts';
import { useCastingList } from '../../../common/board/useCastingList.ts';
import { useExpectingVoices } from '../../../common/licences/competingContext.ts';
import { useLanguageName } from '../../../lib/reference.ts';

interface Props {
  readonly listing: Listing;
  readonly listed: Live<readonly CastingDemo[]>;
  /** The count, known before the voices load. */
  readonly count: number;
  readonly language: string;
  readonly character: string;
}

const NONE: readonly never[] = [];
/** A character's list in presentation order. */
export const CastingTray = ({ listing, listed, count, language, character }: Props) => {
  const text = useText();
  const languageName = useLanguageName();
  const list = useCastingList(listing, listed.data ?? NONE);
  // A list known to be empty shows so immediately.
  const isLoading = listed.status === 'loading' && count > 0;

  useExpectingVoices(isLoading);

  return (
    <Box
      sx={{
        position: { md: 'sticky' },
        top: 72,
        maxHeight: { md: 'calc(100dvh - 96px)' },
        overflowY: 'auto',
      }}
    >
      <SectionCard
        title={text('finder.tray')}
        count={isLoading ? count : list.items.length}
        lead={joinDotted([character, languageName(language)])}
      >
        {listed.status === 'error' ? (
          <ErrorState error={listed.error} onRetry={listed.retry} />
        ) : isLoading ? (
          <VoiceListSkeleton count={count} />
        ) : list.items.length === 0 ? (
          <Typography
            sx={(theme) => ({
              padding: 3,
              textAlign: 'center',
              color: 'text.secondary',
              borderRadius: '8px',
              border: `1.5px dashed ${theme.vars.palette.divider}`,
            })}
          >
            {text('finder.trayEmpty')}
          </Typography>
        ) : (
          <VoiceList list={list} label={text('finder.tray')} />
        )}
      </SectionCard>
    </Box>
  );
};
