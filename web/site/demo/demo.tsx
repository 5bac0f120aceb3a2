import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { limits } from '#contract/rules/limits';
import { freePlan, maxCards, popularPlan } from '#contract/rules/plans';
import { productName } from '#contract/primitives/product';
import { templates } from '#contract/cards/templates';
import { sourceChoices } from '../contact-choices.ts';
import { answerTime, CompanySize, ContactThanks, RetentionNote, SenderFields } from '../contact-parts.tsx';
import { ContactField, SiteForm } from '../form-parts.tsx';
import { DemoVideo } from './demo-video.tsx';
import styles from './demo.module.css';
import demoVideo from './demo-video.module.css';
import common from '../common.module.css';
import contactParts from '../contact-parts.module.css';

export function DemoPage() {
  return (
    <>
      <section className={demoVideo.demo}>
        <h1>A reference, from its customer to your website</h1>
        <p className={clsx(common.lead, demoVideo.lead)}>
          Recorded in the product, with sample data. Press play, or read the steps below it.
        </p>
        <DemoVideo />
      </section>
      <section className={contactParts.contactSplit} aria-labelledby="demo-title">
        <div>
          <h2 id="demo-title">Have it shown with your own stories</h2>
          <p className={clsx(common.lead, contactParts.lead)}>
            Tell us where you are, and we contact you {answerTime} to agree on a time.
          </p>
          <ol className={styles.demoCourse}>
            {course.map(([title, text]) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <DemoForm />
      </section>
      <section className={styles.demoAlone} aria-labelledby="alone-title">
        <h2 id="alone-title">Try it without a demo</h2>
        <dl>
          {answers.map(([question, text]) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}

const course: readonly (readonly [string, string])[] = [
  [
    'You bring one story',
    'A customer, what you did for them, a picture if you have one. Rough notes are enough.',
  ],
  [
    'We make it a reference',
    'You see the form, the template and the card beside it, and say what should be different.',
  ],
  [
    'You ask the awkward questions',
    'What it does not do, what it costs with your number of references, who can see what.',
  ],
];

function DemoForm() {
  return (
    <SiteForm
      kind="demo"
      title="Ask for a demo"
      button="Ask for a demo"
      className={contactParts.contactForm}
      thanks={<ContactThanks>Until then you can look around:</ContactThanks>}
    >
      <SenderFields />
      <div className={contactParts.contactPair}>
        <CompanySize required />
        <ContactField
          name="referralSource"
          label="How did you hear of us?"
          options={sourceChoices}
          required
        />
      </div>
      <ContactField
        name="message"
        label="What would you like to see?"
        hint="How many references you have, where they are today, and what bothers you about it."
        rows={4}
      />
      <RetentionNote />
    </SiteForm>
  );
}

const visible = templates.filter(({ hidden }) => !hidden).length;

const answers: readonly (readonly [string, ReactNode])[] = [
  [
    'Do I need a demo to begin?',
    <>
      No. <a href="/signup">Sign up</a> with an email address, create an organization and write. The{' '}
      {freePlan.name} plan includes {maxCards(freePlan)} references and needs no payment details. No plan has
      a price per seat.
    </>,
  ],
  [
    'Can I see a card before I sign up?',
    <>
      <a href="/solutions/industries">Industries</a> has live cards with sample data, drawn by the code that
      will draw yours. There are {visible} templates.
    </>,
  ],
  [
    `Can I try the ${popularPlan.name} plan?`,
    <>
      For {limits.trialDays} days, once per organization. It begins in Stripe’s checkout, which asks for a
      payment card; if you cancel before the end, nothing is charged. <a href="/pricing">Pricing</a> shows
      what each plan includes and what happens after the trial.
    </>,
  ],
  [
    'Where are the instructions?',
    <>
      In the <a href="/resources/help-center">help center</a>, which is open to everybody.
    </>,
  ],
  [
    `What does ${productName} not do?`,
    <>
      Quite a lot. The <a href="/resources/roadmap">roadmap</a> separates what exists from what we only
      consider.
    </>,
  ],
];
