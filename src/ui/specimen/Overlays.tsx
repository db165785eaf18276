import { CreditCard, LogOut, Settings } from 'lucide-react';
import { useState } from 'react';
import { muted, row, stack, wrap } from '../atoms.css';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { classes } from '../classes';
import { Combobox } from '../Combobox/Combobox';
import { DescriptionList } from '../DescriptionList/DescriptionList';
import { Dialog } from '../Dialog/Dialog';
import { Sheet } from '../Dialog/Sheet';
import { Field } from '../Field/Field';
import { Menu } from '../Menu/Menu';
import { Money } from '../Money/Money';
import { Notice } from '../Notice/Notice';
import { Select } from '../TextInput/Select';
import { TextInput } from '../TextInput/TextInput';
import { ToastRegion, type ToastVariant } from '../Toast/Toast';
import { Tooltip } from '../Tooltip/Tooltip';

const variants: ToastVariant[] = ['default', 'success', 'error', 'warning', 'info'];

export function Overlays({ open }: { open: string | null }) {
  const [shown, setShown] = useState(open);
  const close = () => setShown(null);
  const variant = variants.find((one) => one === shown);
  return (
    <Card title="Overlays">
      <div className={classes(row[8], wrap)}>
        <Button onClick={() => setShown('dialog')}>Dialog</Button>
        <Button onClick={() => setShown('confirm')}>Confirm</Button>
        <Button onClick={() => setShown('sheet')}>Sheet</Button>
        <Button onClick={() => setShown('search')}>Search</Button>
        <Tooltip text="Ctrl B">
          <Button>Tooltip</Button>
        </Tooltip>
        <Menu
          label="Account of Ada Lovelace"
          button={<span>Ada Lovelace</span>}
          head={
            <>
              <div>Ada Lovelace</div>
              <div className={muted}>ada@example.com</div>
            </>
          }
          items={[
            {
              id: 'billing',
              label: 'Billing',
              icon: <CreditCard aria-hidden />,
              href: '#billing',
              onSelect: () => setShown('success'),
            },
            { id: 'settings', label: 'Settings', icon: <Settings aria-hidden />, onSelect: () => {} },
            { id: 'light', label: 'Light', checked: true, divided: true, onSelect: () => {} },
            { id: 'dark', label: 'Dark', checked: false, onSelect: () => {} },
            { id: 'out', label: 'Log out', icon: <LogOut aria-hidden />, divided: true, onSelect: () => {} },
          ]}
        />
        {variants.map((one) => (
          <Button key={one} size="small" kind="ghost" onClick={() => setShown(one)}>
            {one}
          </Button>
        ))}
      </div>
      {shown === 'dialog' && (
        <Dialog
          title="Top Up Your Account"
          description="Prepaid by cryptocurrency; the amount is in euro."
          onClose={close}
          actions={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button kind="primary">Proceed to Payment</Button>
            </>
          }
        >
          <div className={stack[16]}>
            <DescriptionList
              rows={[
                { term: 'Current balance', value: <Money amount={1200} /> },
                { term: 'Total due', value: <Money amount={3000} /> },
                { term: 'Amount needed', value: <Money amount={1800} />, total: true },
              ]}
            />
            <Field label="Amount" hint="At least €10.00">
              <TextInput inputMode="decimal" defaultValue="18.00" end="EUR" />
            </Field>
            <Field label="Currency">
              <Select options={[{ value: 'USDT', label: 'USDT' }]} />
            </Field>
            <Notice>You will pay on the next screen.</Notice>
          </div>
        </Dialog>
      )}
      {shown === 'confirm' && (
        <Dialog
          title="Cancel Website Creation?"
          size="small"
          role="alertdialog"
          description="Your progress will be lost and you will be redirected to the dashboard."
          onClose={close}
          actions={
            <>
              <Button onClick={close}>Continue Setup</Button>
              <Button kind="danger">Yes, Cancel & Go to Dashboard</Button>
            </>
          }
        />
      )}
      {shown === 'sheet' && (
        <Sheet title="Navigation" onClose={close}>
          <p className={muted}>What slides in.</p>
        </Sheet>
      )}
      {shown === 'search' && (
        <Dialog title="Go to" size="small" onClose={close}>
          <Combobox
            label="Commands"
            placeholder="Type a command or search..."
            choices={[
              { id: 'dashboard', title: 'Dashboard', group: 'Pages', end: 'D' },
              { id: 'billing', title: 'Billing', group: 'Pages', media: <CreditCard aria-hidden /> },
              { id: 'light', title: 'Light', group: 'Theme' },
            ]}
            onChoose={close}
            emptyText="No results found."
          />
        </Dialog>
      )}
      <ToastRegion
        toast={
          variant && { id: variant, variant, title: 'Session closed', description: 'You have successfully logged out' }
        }
        onClose={close}
      />
    </Card>
  );
}
