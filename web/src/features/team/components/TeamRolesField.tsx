import { TEAM_ROLES } from '@domain/team/team.ts';
import { FormChoices } from '../../../components/form/FormChoices.tsx';
import { useText } from '../../../i18n/useText.ts';

export const TeamRolesField = () => {
  const text = useText();
  return (
    <FormChoices
      name="roles"
      label={text('team.roles')}
      helperText={text('team.rolesHint')}
      options={TEAM_ROLES.map((code) => ({ code, label: text(`role.${code}`) }))}
    />
  );
};
