import { useOverlay } from '../../app/refs';
import { Button } from '../../ui/Button/Button';
import { Card } from '../../ui/Card/Card';

/** The way to the end of the account. The dialog asks for everything. */
export function DeleteAccountCard() {
  const overlay = useOverlay();
  return (
    <Card
      title="Delete my account"
      description="Your websites go offline and your data is deleted. This cannot be undone."
    >
      <Button kind="danger" onClick={() => overlay.open('deleteAccount')}>
        Delete my account
      </Button>
    </Card>
  );
}
