import { useId } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useSearchParams } from 'react-router-dom';
import { REVIEW_STATUSES, type ReviewStatus } from '@domain/demos/demos.ts';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { DeniedState } from '../../../components/states/states.tsx';
import { ReferenceFailure } from '../../../components/states/ReferenceFailure.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageOptions } from '../../../lib/reference.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { AgencyDemos } from '../components/AgencyDemos.tsx';
import { FinderChoice } from '../components/FinderChoice.tsx';

/** The demos of all talents of the chosen agency, by review state, for its staff. */
const AgencyDemosRoute = () => {
  const text = useText();
  const id = useId();
  const languages = useLanguageOptions();
  const { roles, agency } = useSignedIn();
  const [query, setQuery] = useSearchParams();
  const shown = REVIEW_STATUSES.find((status) => status === query.get('status')) ?? 'pending';
  const language = query.get('language') ?? undefined;
  if (!agency || !roles.some((role) => role === 'agencyTeam' || role === 'admin')) return <DeniedState />;

  const show = (status: ReviewStatus, spoken: string | undefined): void =>
    setQuery({ status, ...(spoken ? { language: spoken } : {}) }, { replace: true });

  return (
    <Box sx={{ maxWidth: 1100 }}>
      <PageHeader
        title={text('nav.agencyDemos')}
        meta={text('agencyDemos.lead', { agency: agency.publicName })}
      />
      <Row gap={2} align="center" sx={{ marginBottom: 2 }}>
        <Tabs
          value={shown}
          onChange={(_event, status: ReviewStatus) => show(status, language)}
          aria-label={text('nav.agencyDemos')}
          variant="scrollable"
          allowScrollButtonsMobile
          sx={{ flex: '1 1 320px', minWidth: 0 }}
        >
          {REVIEW_STATUSES.map((status) => (
            <Tab
              key={status}
              id={`${id}-${status}`}
              aria-controls={`${id}-panel`}
              value={status}
              label={text(`ownDemos.${status}`)}
            />
          ))}
        </Tabs>
        <Box sx={{ width: 220, '& > *': { width: 1 } }}>
          <FinderChoice
            name="language"
            label={text('agencyDemos.language')}
            options={languages}
            any={text('agencyDemos.all')}
            value={language ?? ''}
            onChange={(chosen) => show(shown, chosen)}
          />
        </Box>
      </Row>
      <ReferenceFailure of={['languages']} />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`}>
        <AgencyDemos
          key={`${agency.id} ${shown} ${language}`}
          choice={{ agencyId: agency.id, status: shown, language }}
          onAnyLanguage={() => show(shown, undefined)}
        />
      </div>
    </Box>
  );
};

export default AgencyDemosRoute;
