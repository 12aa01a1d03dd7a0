import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { RowList } from '../../../components/RowList.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useRecentProjects } from '../data/useHome.ts';
import { HomeCard } from './HomeCard.tsx';
import { NearDateText } from './NearDateText.tsx';
import { LINKED_ROW } from './rows.ts';

const SHOWN = 5;

interface Props {
  readonly isStaff: boolean;
  readonly lastIds: readonly string[];
}

export const RecentProjects = ({ isStaff, lastIds }: Props) => {
  const text = useText();
  const request = useRecentProjects(true, lastIds);
  if (request.data?.length === 0) return null;

  return (
    <HomeCard title={text('recent.title')} request={request}>
      {(projects) => (
        <RowList label={text('recent.title')}>
          {projects.slice(0, SHOWN).map(({ id, name, companyName, state, updatedAt }) => (
            <li key={id}>
              <Box
                component={Link}
                to={(isStaff ? paths.castingsProject : paths.project).href(id)}
                sx={LINKED_ROW}
              >
                <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
                  <Typography component="span" variant="subtitle2" noWrap sx={{ display: 'block' }}>
                    <bdi>{name}</bdi>
                  </Typography>
                  <Muted component="span" noWrap sx={{ display: 'block' }}>
                    {text(`projects.state.${state}`)}
                    {isStaff && (
                      <>
                        {' · '}
                        <bdi>{companyName}</bdi>
                      </>
                    )}
                  </Muted>
                </Box>
                <Muted component="span" sx={{ flexShrink: 0 }}>
                  <NearDateText at={updatedAt} />
                </Muted>
              </Box>
            </li>
          ))}
        </RowList>
      )}
    </HomeCard>
  );
};
