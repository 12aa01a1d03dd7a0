import { useState } from 'react';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { DeniedState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { SessionList } from '../components/SessionList.tsx';
import { SlotsToPlan } from '../components/SlotsToPlan.tsx';
import { isDay } from '../../../lib/days.ts';
import { useAddressChoice } from '../../../lib/useAddressChoice.ts';
import { useSessionViews } from '../data/useSessionViews.ts';

const PlanAnySessionDialog = lazyComponent(() =>
  import('../dialogs/PlanAnySessionDialog.tsx').then((module) => module.PlanAnySessionDialog),
);

const SessionCalendar = lazyComponent(() =>
  import('../calendar/SessionCalendar.tsx').then((module) => module.SessionCalendar),
);

const SHOWN = ['list', 'day', 'week', 'month'] as const;

/** Recording sessions: today's first, or by day, week and month. Readers with several roles or agencies have a tab per list. */
const SessionsRoute = () => {
  const text = useText();
  const { roles, agency } = useSignedIn();
  const views = useSessionViews();
  const [isPlanning, setPlanning] = useState(false);
  const [search, choose] = useAddressChoice<'view' | 'day'>();
  const shown = SHOWN.find((item) => item === search.get('view')) ?? 'list';
  const day = search.get('day');
  const [chosen, setChosen] = useState<string>();
  const view = views.find(({ id }) => id === chosen) ?? views[0];
  const mayPlan = agency !== null && roles.some((role) => role === 'agencyTeam' || role === 'admin');
  if (views.length === 0 && !roles.some((role) => role !== 'talent')) return <DeniedState />;

  return (
    <Box sx={{ maxWidth: shown === 'list' ? 880 : 1280 }}>
      <PageHeader
        title={text('nav.sessions')}
        actions={
          <>
            <ToggleButtonGroup
              size="small"
              exclusive
              value={shown}
              aria-label={text('sessions.shownAs')}
              onChange={(_event, next: string | null) => {
                if (next) choose({ view: next === 'list' ? '' : next, day: '' });
              }}
            >
              {SHOWN.map((item) => (
                <ToggleButton key={item} value={item}>
                  {text(`sessions.shown.${item}`)}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
            {mayPlan && (
              <Button
                variant="contained"
                startIcon={<Add />}
                onPointerEnter={PlanAnySessionDialog.ahead}
                onFocus={PlanAnySessionDialog.ahead}
                onClick={() => setPlanning(true)}
              >
                {text('sessions.planAny')}
              </Button>
            )}
          </>
        }
      />
      {view && views.length > 1 && (
        <Tabs
          value={view.id}
          onChange={(_event, id: string) => setChosen(id)}
          aria-label={text('nav.sessions')}
          variant="scrollable"
          allowScrollButtonsMobile
          sx={{ marginBottom: 2 }}
        >
          {views.map(({ id, agencyName, isEngineer }) => (
            <Tab
              key={id}
              value={id}
              label={
                isEngineer && views.some((sessionView) => !sessionView.isEngineer)
                  ? text('sessions.recordedFor', { agency: agencyName })
                  : agencyName
              }
            />
          ))}
        </Tabs>
      )}
      <Stack>
        {agency && view && !view.isEngineer && <SlotsToPlan key={agency.id} />}
        {shown === 'list' ? (
          <SessionList key={view?.id} view={view} />
        ) : (
          <SessionCalendar
            key={view?.id}
            view={view}
            shown={shown}
            day={day !== null && isDay(day) ? day : null}
            onShow={(next, to) => choose({ view: next, day: to })}
          />
        )}
      </Stack>
      {isPlanning && <PlanAnySessionDialog onClose={() => setPlanning(false)} />}
    </Box>
  );
};

export default SessionsRoute;
