import { useState } from 'react';
import { columns, muted } from '../atoms.css';
import { Card } from '../Card/Card';
import { DescriptionList } from '../DescriptionList/DescriptionList';
import { Disclosure } from '../Disclosure/Disclosure';
import { ProgressBar } from '../ProgressBar/ProgressBar';
import { Stepper } from '../Stepper/Stepper';
import { TabBar } from '../Tabs/TabBar';
import { Tabs } from '../Tabs/Tabs';
import { tab as tabStyle } from '../Tabs/Tabs.css';
import { Timeline } from '../Timeline/Timeline';

const titles = ['Account', 'Validate OTP', 'Domain Selection', 'Website', 'Business', 'Images', 'Order Summary'];
const places = ['Overview', 'Transactions', 'Invoices', 'Subscriptions', 'Deposits'];
const steps = titles.map((name, at) => ({ id: name, title: name, done: at < 3 }));

export function Moving() {
  const [tab, setTab] = useState<'generate' | 'upload'>('generate');
  return (
    <>
      <Card>
        <Stepper steps={steps} current="Website" />
        <TabBar label="Billing" current="Subscriptions">
          {places.map((place) => (
            <a
              key={place}
              href={`?tab=${place}`}
              className={tabStyle}
              aria-current={place === 'Subscriptions' ? 'page' : undefined}
            >
              {place}
            </a>
          ))}
        </TabBar>
      </Card>
      <div className={columns[2]}>
        <Card title="Deployment Progress">
          <Timeline
            label="Deployment"
            steps={[
              { id: '1', label: 'Starting Setup', state: 'completed', note: 'Nov 21, 14:02' },
              { id: '2', label: 'Setting Up Server', state: 'completed' },
              { id: '3', label: 'Registering Domain', state: 'current', note: 'Usually takes a minute' },
              { id: '4', label: 'Domain Verified', state: 'failed' },
              { id: '5', label: 'Website Live', state: 'pending' },
            ]}
          />
        </Card>
        <Card title="Logo">
          <Tabs
            label="Logo"
            tabs={[
              { id: 'generate', title: 'AI Generate' },
              { id: 'upload', title: 'Upload Logo' },
            ]}
            current={tab}
            onSelect={setTab}
          >
            <p className={muted}>Panel of {tab}</p>
          </Tabs>
          <ProgressBar label="Funds" value={0.62} />
          <ProgressBar label="Working" />
          <Disclosure title="Your answers" open>
            <DescriptionList
              rows={[
                { term: 'Domain', value: 'blue-bakery.com' },
                { term: 'Contact phone', value: 'Not provided' },
              ]}
            />
          </Disclosure>
        </Card>
      </div>
    </>
  );
}
