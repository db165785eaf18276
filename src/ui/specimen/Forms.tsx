import { BookOpen, Search, ShoppingBag, Tv } from 'lucide-react';
import { useState } from 'react';
import { type Period, periodsAt } from '../../lib/periods';
import { columns } from '../atoms.css';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Checkbox } from '../Choice/Checkbox';
import { ChoiceCards } from '../Choice/ChoiceCards';
import { CodeInput } from '../CodeInput/CodeInput';
import { Countdown } from '../Countdown/Countdown';
import { Field } from '../Field/Field';
import { FileDrop } from '../FileDrop/FileDrop';
import { Link } from '../Link/Link';
import { PeriodInput } from '../PeriodInput/PeriodInput';
import { CountryInput } from '../PhoneInput/CountryInput';
import { PhoneInput } from '../PhoneInput/PhoneInput';
import { PasswordInput } from '../TextInput/PasswordInput';
import { Select } from '../TextInput/Select';
import { TextArea } from '../TextInput/TextArea';
import { TextInput } from '../TextInput/TextInput';

const flag = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="${colour}" d="M0 0h4v3H0z"/></svg>`)}`;
const named = ['Germany', 'Côte d’Ivoire', 'Guinea', 'Papua New Guinea', 'United States', 'Ghana', 'Åland Islands'];
const countries = Array.from({ length: 210 }, (_, at) => ({
  code: `C${at}`,
  name: named[at] ?? `Country ${at}`,
  dialCode: `+${at + 40}`,
  flag: flag(`hsl(${at * 37} 60% 50%)`),
}));

const presets = periodsAt('2026-11-28');

export function Forms() {
  const [category, setCategory] = useState<'education' | 'ecommerce' | 'media'>('media');
  const [code, setCode] = useState('123');
  const [country, setCountry] = useState('C0');
  const [period, setPeriod] = useState<Period>(presets[0] ?? {});
  const [digits, setDigits] = useState('1512345678');
  return (
    <div className={columns[2]}>
      <Card title="Fields">
        <Field label="Email">
          <TextInput type="email" placeholder="you@example.com" />
        </Field>
        <Field label="Search for a domain" hint="A name, or a whole domain such as blue-bakery.com">
          <TextInput icon={<Search aria-hidden />} placeholder="blue-bakery" />
        </Field>
        <Field
          label="Password"
          aside={<Link href="#forgot">Forgot password?</Link>}
          error="Password must be at least 7 characters long"
        >
          <PasswordInput autoComplete="current-password" defaultValue="secret" />
        </Field>
        <Field label="Phone">
          <PhoneInput
            countries={countries}
            country={country}
            onCountryChange={setCountry}
            digits={digits}
            onDigitsChange={setDigits}
          />
        </Field>
        <Field label="Country">
          <CountryInput countries={countries} value={country} onChange={setCountry} />
        </Field>
        <PeriodInput label="Period" value={period} presets={presets} onChange={setPeriod} />
        <Field label="Description" optional>
          <TextArea defaultValue="A bakery in the old town." />
        </Field>
        <Field label="Currency">
          <Select
            options={[
              { value: 'USDT', label: 'USDT' },
              { value: 'BTC', label: 'BTC' },
            ]}
          />
        </Field>
        <Field label="Domain">
          <TextInput readOnly value="blue-bakery.com" />
        </Field>
        <Field label="Coupon">
          <TextInput disabled placeholder="Not now" end="%" />
        </Field>
        <Checkbox label="Keep me posted" hint="at most once a month" defaultChecked />
        <Checkbox label="I accept the terms" error="Please accept the terms" />
      </Card>
      <Card title="Check your email" description="We sent a code to ada@example.com">
        <CodeInput label="Verification code" value={code} onChange={setCode} />
        <Button kind="primary" disabled={code.length < 6}>
          Verify
        </Button>
        <Button kind="ghost" disabled>
          Resend code in <Countdown seconds={27} />
        </Button>
        <ChoiceCards
          label="Category"
          value={category}
          onChange={setCategory}
          choices={[
            {
              value: 'education',
              title: 'Education',
              description: 'Schools, courses',
              media: <BookOpen aria-hidden />,
            },
            { value: 'ecommerce', title: 'E-commerce', description: 'Shops', media: <ShoppingBag aria-hidden /> },
            { value: 'media', title: 'Media', description: 'Magazines, studios', media: <Tv aria-hidden /> },
          ]}
        />
        <FileDrop
          label="Choose a picture or drop it here"
          hint="PNG, JPG, SVG or WebP, up to 50 MB"
          accept="image/*"
          onFiles={() => {}}
        />
      </Card>
    </div>
  );
}
