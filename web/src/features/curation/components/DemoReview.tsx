import type { Ref } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { getLevel } from '@domain/audio/quality.ts';
import type { Serialised } from '@domain/contract.ts';
import type { DemoForReview } from '@domain/curation/curation.ts';
import type { Demo } from '@domain/demos/demos.ts';
import { AppFormik } from '../../../components/form/AppFormik.tsx';
import { resetToSaved } from '../../../components/form/resetToSaved.ts';
import { useDraft } from '../../../components/form/useDraft.ts';
import { useSubmit } from '../../../components/form/useSubmit.ts';
import { DemoAdvice } from '../../../common/demos/DemoAdvice.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { VoiceConsent } from '../../../common/voices/VoiceConsent.tsx';
import { WaveformPlayer, type PlayerControls } from '../../../components/waveform/WaveformPlayer.tsx';
import { useText } from '../../../i18n/useText.ts';
import { fetchDemoUrl } from '../../../common/voices/playbackUrls.ts';
import type { Request } from '../../../lib/http/useRequest.ts';
import { updateDemo } from '../../../common/demos/updateDemo.ts';
import { AgencyViews } from './AgencyViews.tsx';
import { DemoNotes } from './DemoNotes.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import {
  getChanges,
  reviewSchema,
  pickReviewFields,
  getReviewValues,
  type ReviewValues,
} from './reviewValues.ts';

interface Props {
  readonly demo: Demo;
  /** Its context, including its dossier. */
  readonly details: Request<Serialised<DemoForReview>>;
  readonly controls: Ref<PlayerControls>;
  readonly onVerdict: () => void;
}

/** One demo: player, measurements and description. */
export const DemoReview = ({ demo, details, controls, onVerdict }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const draft = useDraft(`review.${demo.id}`);
  const submit = useSubmit<ReviewValues>(async (values, { submission, helpers }) => {
    await updateDemo(demo, { ...getChanges(demo, values), ...pickReviewFields(values) }, submission);
    draft.forget();
    resetToSaved(helpers, values);
    toasts.success(text('review.changed'));
  });

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        gridTemplateRows: { lg: 'auto auto 1fr' },
        gridTemplateAreas: {
          xs: '"player" "figures" "form" "notes"',
          lg: '"player player" "form figures" "form notes"',
        },
      }}
    >
      <Box sx={{ gridArea: 'player' }}>
        <WaveformPlayer
          controls={controls}
          size="large"
          title={demo.name}
          peaks={demo.peaks}
          durationMs={demo.durationMs}
          level={demo.quality && getLevel(demo.quality)}
          getUrl={() => fetchDemoUrl(demo.talentId, demo.id)}
        />
        <Muted variant="caption" component="div" sx={{ marginTop: 0.5 }}>
          <VoiceConsent isGiven={demo.syntheticVoiceConsent} />
        </Muted>
      </Box>
      <Box sx={{ gridArea: 'figures' }}>
        <SectionCard title={text('review.figures')} lead={text('review.figuresLead')}>
          {demo.quality ? (
            <DemoAdvice report={demo.quality} />
          ) : (
            <Typography variant="body2">{text('review.notMeasured')}</Typography>
          )}
        </SectionCard>
      </Box>
      <Box sx={{ gridArea: 'form' }}>
        <AppFormik initialValues={getReviewValues(demo)} validationSchema={reviewSchema} onSubmit={submit}>
          <ReviewForm demo={demo} draft={draft} onVerdict={onVerdict} />
        </AppFormik>
      </Box>
      <Stack sx={{ gridArea: 'notes' }}>
        {details.data && (
          <>
            <DemoNotes demoId={demo.id} dossier={details.data.dossier} onSaved={details.reload} />
            <AgencyViews views={details.data.views} language={demo.language} />
          </>
        )}
      </Stack>
    </Box>
  );
};
