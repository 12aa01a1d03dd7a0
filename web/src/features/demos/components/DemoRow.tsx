import type { ReactNode, Ref } from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import { CompetingMark } from '../../../common/licences/CompetingMark.tsx';
import { VoicePriceLabel } from '../../../common/pricing/VoicePriceLabel.tsx';
import { PersonMark } from '../../../common/people/PersonMark.tsx';
import { FailedHere } from '../../../components/states/FailedHere.tsx';
import { WaveformPlayer, type PlayerControls } from '../../../components/waveform/WaveformPlayer.tsx';
import { useText } from '../../../i18n/useText.ts';
import { fetchDemoUrl } from '../../../common/voices/playbackUrls.ts';
import type { DemoRating } from '../data/useDemoRating.ts';
import type { FoundDemo } from '../data/useDemoSearch.ts';
import type { DemoActions } from './demoActions.ts';
import { DemoChoice } from './DemoChoice.tsx';
import { DemoName } from './DemoName.tsx';
import { DemoTraits } from './DemoTraits.tsx';
import { FoundDemoMenu } from './FoundDemoMenu.tsx';
import { OthersRatings } from './OthersRatings.tsx';

interface Props {
  readonly demo: FoundDemo;
  /** A further demo of a voice, without the name. */
  readonly isFurther: boolean;
  /** Beside the name. */
  readonly aside?: ReactNode;
  readonly controls?: Ref<PlayerControls>;
  readonly rating: DemoRating;
  readonly actions: DemoActions;
}

/** Width at which name, player and buttons fit side by side. */
const ONE_LINE = '@container (min-width: 620px)';

/** A found demo: voice, player and actions. */
export const DemoRow = ({ demo, isFurther, aside, controls, rating, actions }: Props) => {
  const price = isFurther ? undefined : actions.priceOf(demo.talentId);
  const wish = actions.wishOf(demo.id);
  const onWish = (isAdded: boolean) => actions.onWish(demo.id, isAdded);
  const onOpen = () => actions.onOpen(demo);
  const text = useText();
  const isFailed = wish?.state === 'failed';
  const title = `${demo.talentPublicName}, ${demo.name}`;

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        gridTemplateAreas: `"who act" "play play"${isFailed ? ' "error error"' : ''}`,
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        padding: '6px 8px 6px 16px',
        [ONE_LINE]: {
          gridTemplateColumns: 'minmax(160px, 7fr) minmax(152px, 3fr) auto',
          gridTemplateAreas: `"who play act"${isFailed ? ' "error error error"' : ''}`,
          rowGap: 0,
          // Two lines of traits, so that rows with one are as high.
          minHeight: 58,
          padding: '2px 8px 2px 16px',
        },
        '&:hover': { backgroundColor: 'action.hover' },
      }}
    >
      <Box sx={{ gridArea: 'who', minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 0.75 }}>
          {!isFurther && <PersonMark name={demo.talentPublicName} size={24} />}
          <DemoName demo={demo} isFurther={isFurther} onOpen={onOpen} />
          <Rating
            size="small"
            name={`rating-${demo.id}`}
            value={rating.own}
            getLabelText={(stars) => text('finder.rate', { name: title, stars })}
            emptyLabelText={text('finder.notRated')}
            readOnly={!rating.mayRate}
            onChange={(_event, stars) => rating.rate(stars)}
          />
          {rating.others.length > 0 && <OthersRatings ratings={rating.others} />}
          {aside}
        </Box>
        <DemoTraits demo={demo} isFurther={isFurther} />
        {!isFurther && <CompetingMark talentId={demo.talentId} />}
      </Box>
      <Box sx={{ gridArea: 'play', minWidth: 0 }}>
        <WaveformPlayer
          title={title}
          peaks={demo.peaks}
          durationMs={demo.durationMs}
          level={demo.level}
          {...(controls ? { controls } : {})}
          preloads
          onPlay={rating.recordHeard}
          getUrl={() => fetchDemoUrl(demo.talentId, demo.id, 'approved')}
        />
      </Box>
      <Box
        sx={{
          gridArea: 'act',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'flex-end',
          maxWidth: 148,
          [ONE_LINE]: { flexWrap: 'nowrap', maxWidth: 'none' },
        }}
      >
        {price !== undefined && (
          <VoicePriceLabel sx={{ minWidth: 116, textAlign: 'end', marginInlineEnd: 1 }}>
            {price}
          </VoicePriceLabel>
        )}
        <DemoChoice title={title} state={actions.deriveState(demo.id)} onWish={onWish} />
        <FoundDemoMenu
          title={title}
          isCompared={actions.isCompared(demo.id)}
          onCompare={(isCompared) => actions.onCompare(demo, isCompared)}
          onLike={() => actions.onLike(demo)}
          onOpen={onOpen}
        />
      </Box>
      {wish && isFailed && (
        <Box sx={{ gridArea: 'error' }}>
          <FailedHere
            error={wish.error}
            what={text(wish.wanted ? 'finder.addFailed' : 'finder.undoFailed')}
            onRetry={() => onWish(wish.wanted)}
          />
        </Box>
      )}
    </Box>
  );
};
