import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Role } from '@domain/access/roles.ts';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';

const areaOf: Readonly<Record<Exclude<Role, 'client'>, 'talent' | 'engineer' | 'team'>> = {
  talent: 'talent',
  engineer: 'engineer',
  agencyTeam: 'team',
  admin: 'team',
};

/** First page of roles whose own screens are still to come: says what works today, and what does not yet. */
const HomeRoute = () => {
  const text = useText();
  const { displayName, roles, agency } = useSignedIn();
  const areas = [...new Set(roles.flatMap((role) => (role === 'client' ? [] : [areaOf[role]])))];
  const values = { agency: agency?.publicName ?? '' };
  return (
    <Box sx={{ maxWidth: 880 }}>
      <PageHeader title={text('home.title', { name: displayName })} eyebrow={agency?.publicName} />
      {areas.map((area) => (
        <Box
          key={area}
          sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: 2, marginBottom: 2 }}
        >
          {(['now', 'next'] as const).map((part) => (
            <Card
              key={part}
              sx={{ padding: 3, backgroundColor: part === 'now' ? 'background.paper' : 'transparent' }}
            >
              <Typography variant="h3" component="h2" sx={{ marginBottom: 1 }}>
                {text(`home.${part}`)}
              </Typography>
              <Typography sx={{ color: 'text.secondary' }}>{text(`home.${area}.${part}`, values)}</Typography>
            </Card>
          ))}
        </Box>
      ))}
    </Box>
  );
};

export default HomeRoute;
