import GraphicEq from '@mui/icons-material/GraphicEqOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { Demo, ReviewStatus } from '@domain/demos/demos.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { useLiveDoc } from '#firebase/live.ts';
import { paths } from '../../../app/paths.ts';
import { LoadMore } from '../../../components/LoadMore.tsx';
import { EmptyState, ErrorState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageName } from '../../../lib/reference.ts';
import { useAgencyDemos } from '../data/useAgencyDemos.ts';
import { DemoResultsSkeleton } from './DemoResultsSkeleton.tsx';
import { OwnDemoRow } from './OwnDemoRow.tsx';

/** Whose demo it is, with the way to all of theirs, and its language. */
const TalentOf = ({ talentId, language }: Pick<Demo, 'talentId' | 'language'>) => {
  const text = useText();
  const languageName = useLanguageName();
  const talent = useLiveDoc<Talent>(`talents/${talentId}`).data;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      <Link component={RouterLink} to={paths.editTalent.href(talentId)}>
        {talent?.fullName || text('agencyDemos.talent')}
      </Link>
      {` · ${languageName(language)}`}
    </Typography>
  );
};

interface Props {
  readonly agencyId: string;
  readonly status: ReviewStatus;
  /** alpha3; undefined: any. */
  readonly language: string | undefined;
  readonly onAnyLanguage: () => void;
}

/** Demos of an agency, whoever's, at one point of their review. Reads its page, and the talents whose they are. */
export const AgencyDemos = ({ agencyId, status, language, onAnyLanguage }: Props) => {
  const text = useText();
  const demos = useAgencyDemos(agencyId, status, language);
  if (demos.status === 'error') return <ErrorState error={demos.error} onRetry={demos.retry} />;
  if (!demos.data) return <DemoResultsSkeleton />;
  if (demos.data.length === 0) {
    return language === undefined ? (
      <EmptyState icon={GraphicEq} title={text(`agencyDemos.none.${status}`)}>
        {text(`agencyDemos.noneText.${status}`)}
      </EmptyState>
    ) : (
      <EmptyState icon={GraphicEq} title={text('agencyDemos.noneInLanguage')}>
        <Button variant="outlined" color="inherit" onClick={onAnyLanguage}>
          {text('agencyDemos.anyLanguage')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Card>
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {demos.data.map((demo) => (
            <OwnDemoRow
              key={demo.id}
              demo={demo}
              isOwner={false}
              talent={<TalentOf talentId={demo.talentId} language={demo.language} />}
            />
          ))}
        </Box>
      </Card>
      <LoadMore of={demos.of} onMore={demos.loadMore} />
    </Box>
  );
};
