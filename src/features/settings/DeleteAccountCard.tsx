import { t } from '../../../contract/languages/t';
import { useOverlay } from '../../system/refs';
import { Button } from '../../ui/Button/Button';
import { Card } from '../../ui/Card/Card';
import { accountCards } from '../account/accountCards';

/** The way to the end of the account. The dialog asks for everything. */
export function DeleteAccountCard() {
  const overlay = useOverlay();
  return (
    <Card {...accountCards.deletion}>
      <Button kind="danger" onClick={() => overlay.open('deleteAccount')}>
        {t('Delete my account')}
      </Button>
    </Card>
  );
}
