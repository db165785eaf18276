import { useProfile } from '../../app/refs';
import { Card } from '../../ui/Card/Card';
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList';
import { SettingsFrame } from './SettingsFrame';

/** Settings, account (product.md). */
export function Account() {
  const email = useProfile()?.email ?? '';
  return (
    <SettingsFrame>
      <Card title="Sign-in">
        <DescriptionList rows={[{ term: 'Email', value: email }]} />
      </Card>
    </SettingsFrame>
  );
}
