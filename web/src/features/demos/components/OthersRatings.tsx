import Star from '@mui/icons-material/Star';
import Tooltip from '@mui/material/Tooltip';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';
import { computeAverage, type OthersRating } from '../data/ratings.ts';

/** Colleagues' average rating, with details on demand. */
export const OthersRatings = ({ ratings }: { readonly ratings: readonly OthersRating[] }) => {
  const text = useText();
  const each = ratings.map(({ userId, name, rating }) => (
    <div key={userId}>
      <bdi>{text('finder.ratedBy', { name, rating })}</bdi>
    </div>
  ));

  return (
    <Tooltip title={each} enterTouchDelay={0}>
      <Muted
        component="span"
        tabIndex={0}
        variant="inherit"
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: '2px',
          fontSize: '0.75rem',
        }}
      >
        <Star aria-hidden sx={{ fontSize: 14 }} />
        {text('finder.othersRate', { average: computeAverage(ratings), count: ratings.length })}
      </Muted>
    </Tooltip>
  );
};
