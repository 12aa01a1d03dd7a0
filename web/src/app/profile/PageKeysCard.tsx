import { PageKeysSwitch } from '../../common/keys/PageKeysSwitch.tsx';
import { SectionCard } from '../../components/SectionCard.tsx';
import { useText } from '../../i18n/useText.ts';

export const PageKeysCard = () => {
  const text = useText();
  return (
    <SectionCard title={text('profile.pageKeys')} lead={text('profile.pageKeysLead')}>
      <PageKeysSwitch />
    </SectionCard>
  );
};
