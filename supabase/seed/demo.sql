-- Demo data: two companies, so that isolation can be seen, the people in them, and what the studio would see of them.
-- The accounts are made before, by server/demo/seed-demo.ts. Fixed ids, dates relative to today; run again,
-- it adds the weeks that have passed and touches nothing else.
-- `now()::date`, not `current_date`: whoever lends it another now(), as `npm run look` does, gets the same rows on any day.

update public.profiles set
  industry = 'Food and drink',
  phone = '020 7946 0101',
  website = 'https://northlight.example'
where user_id = 'de000000-0000-4000-8000-000000000001' and industry is null;

update public.profiles set industry = 'Healthcare', website = 'https://fernbank.example'
where user_id = 'de000000-0000-4000-8000-000000000002' and industry is null;

insert into public.projects (
  id, company_id, user_id, title, description, priority, status, progress, project_type, budget, created_at,
  estimated_completion_date
)
select
  ('de000000-0000-4000-8000-0000000010' || lpad(n::text, 2, '0'))::uuid,
  ('de000000-0000-4000-8000-00000000000' || client)::uuid,
  ('de000000-0000-4000-8000-00000000000' || client)::uuid,
  title, description, priority, status, progress, project_type, budget,
  now() - started * interval '1 day',
  case when due is not null then now()::date + due end
from (values
  ( 1, 1, 'Autumn blend launch film',       'A ninety-second film for the new blend, cut for three formats.',  'urgent', 'in_progress', null, 'cinematic-ads',    18500.00,   6,   9),
  ( 2, 1, 'Weekly social stories',          'Two vertical stories a week, written from the roastery floor.',   'high',   'in_progress',   40, 'social-media',      6200.00,  20,  45),
  ( 3, 1, 'Subscriber welcome series',      'Four short films that greet new subscribers by their first cup.', 'medium', 'in_progress',   60, 'brand-video',       9400.00,  33,  20),
  ( 4, 1, 'Packaging in motion',            'Loops of the new packaging for shop windows.',                    'low',    'in_progress',   15, 'ai-content',        2800.00,  12,  60),
  ( 5, 1, 'Recall statement film',          'A calm explanation, ready before it is needed.',                  'urgent', 'review',        95, 'brand-video',       4100.00,  10,   2),
  ( 6, 1, 'Winter menu adverts',            'Six adverts from one shoot, each for another daypart.',           'high',   'review',        90, 'cinematic-ads',    14750.00,  41,   5),
  ( 7, 1, 'Barista training clips',         'Twelve clips for new starters in every branch.',                  'medium', 'review',        85, 'ai-content',        5300.00,  38,   7),
  ( 8, 1, 'Founders’ anniversary reel',     'Archive pictures brought to life for an internal evening.',       'low',    'review',        80, 'film-production',   7600.00,  52,  12),
  ( 9, 1, 'Trade fair opener',              'A wall of light for the stand, without sound.',                   'urgent', 'pending',     null, 'film-production',  11200.00,   1,  24),
  (10, 1, 'Spring campaign treatment',      'Three routes to choose from, with storyboards.',                  'high',   'pending',     null, 'cinematic-ads',     8000.00,   3,  50),
  (11, 1, 'Podcast cover motion',           'A moving cover and ten audiograms.',                              'medium', 'pending',     null, 'social-media',      1900.00,   4,  30),
  (12, 1, 'Origin map animation',           'Where the beans come from, from above.',                          'low',    'pending',     null, 'ai-content',        null,      2, null),
  (13, 1, 'Store opening coverage',         'Filmed, cut and published on the same day.',                      'urgent', 'completed',    100, 'film-production',   5400.00, 120, -96),
  (14, 1, 'Summer cold brew film',          'Thirty seconds of ice, made without a freezer.',                  'high',   'completed',    100, 'cinematic-ads',    16900.00, 190, -140),
  (15, 1, 'Loyalty app explainer',          'One minute, no jargon, three languages.',                         'medium', 'completed',    100, 'brand-video',       7250.00, 230, -201),
  (16, 1, 'Seasonal greetings loop',        'A small thank-you for wholesale customers.',                      'low',    'completed',    100, 'ai-content',        1200.00, 310, -290),
  (17, 1, 'Price change announcement',      'Withdrawn when the price stayed.',                                'urgent', 'cancelled',   null, 'brand-video',       2100.00,  75, null),
  (18, 1, 'Festival stand projection',      'Cancelled with the festival.',                                    'high',   'cancelled',   null, 'film-production',   9900.00, 160, null),
  (19, 1, 'Machine servicing tutorial',     'Replaced by the manufacturer’s own film.',                        'medium', 'cancelled',   null, 'ai-content',        3300.00, 205, null),
  (20, 1, 'Staff newsletter header',        'No longer needed after the redesign.',                            'low',    'cancelled',   null, 'other',              400.00, 260, null),
  (21, 2, 'Waiting room films',             'Six quiet films that explain common treatments.',                 'high',   'in_progress',   50, 'brand-video',      12400.00,  28,  21),
  (22, 2, 'Vaccination season adverts',     'Local adverts for five clinics.',                                 'medium', 'completed',    100, 'cinematic-ads',     9800.00, 150, -110)
) as t (n, client, title, description, priority, status, progress, project_type, budget, started, due)
on conflict (id) do nothing;

insert into public.pr_campaigns (
  id, company_id, user_id, package_id, title, description, campaign_type, target_audience, key_messages, budget,
  start_date, end_date, status, created_at
)
select
  ('de000000-0000-4000-8000-00000000200' || n)::uuid,
  ('de000000-0000-4000-8000-00000000000' || client)::uuid,
  ('de000000-0000-4000-8000-00000000000' || client)::uuid,
  package_id, title, description, campaign_type, audience, messages, budget,
  now()::date + starts, now()::date + ends, status, now() + least(starts - 10, -3) * interval '1 day'
from (values
  (1, 1, 'professional-pr', 'Grown in the open',        'Every harvest, its price and its weight, published as it happens.', 'brand_awareness',     'Food writers and curious drinkers', array['We publish what we pay', 'Traceable to the plot'],        1500.00, -182,   30, 'active'),
  (2, 1, 'enterprise-pr',   'The blend that votes',     'Subscribers choose the winter blend; the count is public.',         'product_launch',      'Subscribers and trade press',       array['You choose the blend', 'The count is on the record'],     5000.00,  -90,   60, 'active'),
  (3, 1, 'basic-pr',        'Notes from the roastery',  'Six essays on taste, machines and patience.',                       'thought_leadership',  'Cafe owners',                       array['Craft can be explained'],                                  500.00, -300, -120, 'completed'),
  (4, 1, null,              'Spring harvest preview',   'A first look at what arrives in spring.',                           'blockchain_verified', 'Wholesale buyers',                  array['First come, first roasted'],                               null,      20,   80, 'draft'),
  (5, 1, null,              'Supply delay notice',      'Prepared for a delay that did not come.',                           'crisis_management',   'Wholesale buyers',                  array['We tell you first'],                                       500.00,  -60,  -45, 'cancelled'),
  (6, 2, 'basic-pr',        'Open clinic week',         'Doors open, questions answered.',                                   'brand_awareness',     'Families nearby',                   array['Ask us anything'],                                         500.00,  -70,   10, 'active')
) as t (n, client, package_id, title, description, campaign_type, audience, messages, budget, starts, ends, status)
on conflict (id) do nothing;

-- One entry a week while the campaign runs, rising, with a wave in it.
insert into public.pr_campaign_metrics (
  campaign_id, metric_date, reach, social_engagement, media_mentions, sentiment_score
)
select
  c.id,
  week::date,
  (scale * (1 + age * 0.06) * (1 + 0.25 * sin(age)))::bigint,
  (scale * 0.07 * (1 + age * 0.05) * (1 + 0.3 * cos(age)))::bigint,
  greatest(0, round(3 + scale / 9000.0 + 2 * sin(age * 1.7)))::integer,
  round((0.68 + 0.12 * sin(age / 2.0))::numeric, 2)
from public.pr_campaigns c
join (values
  ('de000000-0000-4000-8000-000000002001'::uuid, 18000),
  ('de000000-0000-4000-8000-000000002002'::uuid, 42000),
  ('de000000-0000-4000-8000-000000002003'::uuid, 6500),
  ('de000000-0000-4000-8000-000000002006'::uuid, 3200)
) as s (campaign_id, scale) on s.campaign_id = c.id
cross join lateral generate_series(
  date_trunc('week', c.start_date) + interval '7 days',
  least(now()::date, c.end_date),
  interval '7 days'
) as week
cross join lateral (select (week::date - c.start_date) / 7.0 as age) as a
on conflict (campaign_id, metric_date) do nothing;

insert into public.pr_deliverables (
  id, campaign_id, project_id, title, description, deliverable_type, status, due_date, delivered_at, url, created_at
)
select
  ('de000000-0000-4000-8000-0000000030' || lpad(n::text, 2, '0'))::uuid,
  ('de000000-0000-4000-8000-00000000200' || campaign)::uuid,
  ('de000000-0000-4000-8000-0000000010' || lpad(project::text, 2, '0'))::uuid,
  title, description, deliverable_type, status, now()::date + due,
  case when status in ('delivered', 'approved') then now() + due * interval '1 day' end,
  url, now() + least(due - 21, -1) * interval '1 day'
from (values
  ( 1,    1, null, 'Launch release',            'One page, with the figures.',                    'press_release', 'approved',    -170, 'https://northlight.example/press/open'),
  ( 2,    1, null, 'Media kit',                 'Pictures, captions and the method.',             'media_kit',     'approved',    -165, 'https://northlight.example/press/kit'),
  ( 3,    1, null, 'Half-year report',          'What was published, read and answered.',         'report',        'in_progress',   14, null),
  ( 4,    2, null, 'Announcement',              'The vote explained in four hundred words.',      'press_release', 'in_progress',    3, null),
  ( 5,    2, null, 'Campaign film',             'Its first five seconds, in three formats.',      'film',          'in_progress',    1, null),
  ( 6,    2, null, 'Stories for the last week', 'Seven vertical stories.',                        'social_post',   'planned',       28, null),
  ( 7,    3, null, 'Essay series',              'Six essays, edited and set.',                    'article',       'approved',    -130, 'https://northlight.example/notes'),
  ( 8,    6, null, 'Local release',             'For papers and parents’ newsletters.',           'press_release', 'delivered',    -60, null),
  ( 9, null,    1, 'Treatment',                 'Three pages and eleven frames.',                 'other',         'approved',      -4, 'https://northlight.example/films/blend/treatment'),
  (10, null,    1, 'First cut',                 'The first five seconds, before the final grade.', 'film',         'in_progress',    2, null),
  (11, null,    1, 'Vertical and square cuts',  'Thirty and fifteen seconds each.',               'film',          'planned',        8, null),
  (12, null,    2, 'Stories, weeks one to two', 'Four stories from the roastery floor.',          'social_post',   'approved',      -7, null),
  (13, null,    2, 'Stories, weeks three to four', 'Four more, told from the delivery bike.',     'social_post',   'in_progress',    7, null),
  (14, null,    5, 'Statement film',            'Ready to publish, kept under lock.',             'film',          'delivered',     -2, 'https://northlight.example/films/statement'),
  (15, null,    6, 'Breakfast and lunch adverts', 'Two of six, graded.',                          'film',          'in_progress',    4, null),
  (16, null,   13, 'Opening day film',          'Published at nine in the evening.',              'film',          'approved',     -96, 'https://northlight.example/films/opening'),
  (17, null,   14, 'Cold brew film',            'Thirty seconds, four languages.',                'film',          'approved',    -140, 'https://northlight.example/films/cold-brew'),
  (18, null,   21, 'First two films',           'Blood pressure and X-ray.',                      'film',          'delivered',     -3, null),
  (19, null,    3, 'Second welcome film',       'Cut and graded; it waits for its music.',        'film',          'in_progress',   -1, null)
) as t (n, campaign, project, title, description, deliverable_type, status, due, url)
on conflict (id) do nothing;

-- What was approved was approved by its client, the treatment by their approver, on the day after. What was delivered with a file comes from
-- server/demo/seed-demo-files.ts.
insert into public.deliverable_reviews (id, deliverable_id, version_id, decision, comment, reviewer_id, created_at)
select
  ('de000000-0000-4000-8000-0000000072' || right(d.id::text, 2))::uuid, d.id, v.id, 'approve',
  case when by_approver then 'Exactly the film we talked about.' else '' end,
  case when by_approver then 'de000000-0000-4000-8000-000000000003'::uuid else coalesce(p.user_id, c.user_id) end,
  least(v.created_at + interval '1 day', now())
from public.pr_deliverables d
join public.deliverable_versions v on v.deliverable_id = d.id and v.number = 1
left join public.projects p on p.id = d.project_id
left join public.pr_campaigns c on c.id = d.campaign_id
cross join lateral (select d.id = 'de000000-0000-4000-8000-000000003009') as r (by_approver)
where d.status = 'approved'
  and d.id between 'de000000-0000-4000-8000-000000003000' and 'de000000-0000-4000-8000-000000003099'
  and not exists (select from public.deliverable_reviews r where r.deliverable_id = d.id)
on conflict (id) do nothing;

-- How the projects came to be where they are. Those without a history of their own yet get one.
insert into public.project_events (project_id, kind, before, after, at)
select p.id, step.kind, step.before, step.after, step.at
from public.projects p
cross join lateral (
  select p.created_at + share * (least(now(), coalesce(p.estimated_completion_date, now())) - p.created_at) as at,
    kind, before, after
  from (values
    (0.15, 'status',   'pending',                  'in_progress',              array['in_progress', 'review', 'completed']),
    (0.40, 'progress', null,                       (p.progress / 2)::text,     array['in_progress', 'review']),
    (0.60, 'date',     (p.estimated_completion_date + 7)::text, p.estimated_completion_date::text, array['in_progress', 'review']),
    (0.75, 'progress', (p.progress / 2)::text,     p.progress::text,           array['in_progress', 'review']),
    (0.85, 'status',   'in_progress',              'review',                   array['review', 'completed']),
    (1.00, 'status',   'review',                   'completed',                array['completed']),
    (0.30, 'status',   'pending',                  'cancelled',                array['cancelled'])
  ) as step (share, kind, before, after, statuses)
  where p.status = any (statuses) and (kind <> 'progress' or p.progress is not null)
) as step
where p.id between 'de000000-0000-4000-8000-000000001000' and 'de000000-0000-4000-8000-000000001099'
  and not exists (
    select from public.project_events e
    where e.project_id = p.id and e.kind in ('status', 'progress', 'date')
  );

-- Each by whoever wrote it: the studio, somebody of the company, or somebody who has left it and whose account is gone.
insert into public.messages (id, company_id, sender_id, from_studio, body, created_at, read_at)
select
  ('de000000-0000-4000-8000-0000000040' || lpad(n::text, 2, '0'))::uuid,
  ('de000000-0000-4000-8000-00000000000' || client)::uuid,
  ('de000000-0000-4000-8000-00000000000' || author)::uuid,
  author is not distinct from 9, body,
  now() - hours * interval '1 hour',
  case when was_read then now() - (hours - 1) * interval '1 hour' end
from (values
  ( 1, 1,    9, 'Welcome to your client area. Everything we make for you appears here first.',           800, true),
  ( 9, 1, null, 'The photographs of the old roastery are in the folder. Use whichever you like.',         620, true),
  (10, 1,    3, 'From my side the treatment is approved. One wish: more steam, less logo.',               130, true),
  ( 2, 1,    1, 'Thank you. Could the launch film open on the hands instead of the machine?',              98, true),
  ( 3, 1,    9, 'Yes, and it is better for it. A new cut is with you tomorrow before noon.',               95, true),
  ( 4, 1,    1, 'Wonderful. We also need a silent version for the shop windows.',                          50, true),
  (11, 1,    3, 'Please with captions: our windows look onto a street of cafes, and nobody hears a word.', 48, true),
  ( 5, 1,    9, 'The silent version is done; it only needed slower captions.',                             26, true),
  ( 6, 1,    9, 'The winter adverts are ready for your review. Tell us which daypart to finish first.',     3, false),
  ( 7, 2,    9, 'Your waiting room films are half-way. Two are ready to be looked at.',                    30, false),
  ( 8, 2,    2, 'We will look at them this afternoon.',                                                     5, false)
) as t (n, client, author, body, hours, was_read)
on conflict (id) do nothing;

insert into public.enquiries (
  id, kind, name, email, company, project, message, page, source, content_hash, quarantined, created_at
)
select
  ('de000000-0000-4000-8000-00000000500' || n)::uuid,
  kind, name, email, company, project, message, page, source::jsonb, 'demo-' || n, quarantined,
  now() - hours * interval '1 hour'
from (values
  (1, 'contact',      'A theatre manager', 'theatre@visitors.example',  'Small Stage',    'brand-video',     'We open in spring and need a film that does not look like a trailer.', '/contact',         '{"utm_source": "newsletter", "landing": "/our-work"}', false,   2),
  (2, 'quote',        'A property agent',  'agent@visitors.example',    'Keys & Gardens', null,              null,                                                                    '/film-production', '{"landing": "/film-production"}',                      false,  30),
  (3, 'call',         null,                'bakery@visitors.example',   null,             null,              null,                                                                    '/pricing',         '{}',                                                   false,  52),
  (4, 'consultation', null,                'museum@visitors.example',   null,             null,              null,                                                                    '/pricing',         '{}',                                                   false, 210),
  (5, 'project',      null,                'orchard@visitors.example',  null,             null,              null,                                                                    '/our-work',        '{}',                                                   false,  19),
  (6, 'contact',      'Best offer',        'offer@bulk.example',        'Best offer',     null,              'Rank first tomorrow. Reply for the list of one million addresses.',     '/contact',         '{}',                                                   true,    9),
  (7, 'call',         null,                'theatre@visitors.example',  null,             null,              null,                                                                    '/pricing',         '{}',                                                   false,   1),
  (8, 'project',      null,                'client@kinolume.example',   null,             null,              null,                                                                    '/our-work',        '{}',                                                   false,   2),
  (9, 'quote',        'A ski school',      'slope@visitors.example',    'First Slope',    null,              null,                                                                    '/film-production', '{}',                                                   false, 260)
) as t (n, kind, name, email, company, project, message, page, source, quarantined, hours)
on conflict (id) do nothing;

insert into public.chat_conversations (id, page, created_at)
select ('de000000-0000-4000-8000-00000000700' || n)::uuid, page, now() - hours * interval '1 hour'
from (values (1, '/services', 7), (2, '/pricing', 21), (3, '/film-production', 0)) as t (n, page, hours)
on conflict (id) do nothing;

insert into public.chat_messages (id, conversation_id, text, is_user, unanswered, created_at)
select
  ('de000000-0000-4000-8000-00000000710' || n)::uuid,
  ('de000000-0000-4000-8000-00000000700' || conversation)::uuid,
  text, is_user, unanswered, now() - minutes * interval '1 minute'
from (values
  (1, 1, 'Do you make films for charities?',                                                    true,  false, 428),
  (2, 1, 'We make films, adverts and social stories for organisations of every size. Shall somebody get in touch?', false, false, 427),
  (3, 1, 'Yes please. We have a winter appeal.',                                                true,  false, 424),
  (4, 2, 'Can you film inside a working cold store at minus twenty?',                           true,  true,  1262),
  (5, 2, 'I don’t know that one. The studio can tell you: leave your details, or write to us.', false, false, 1261),
  (6, 3, 'Could you film our night market without closing it?',                                 true,  false, 9),
  (7, 3, 'Film production: development, script and schedule; crew, camera and stage where a scene has to have happened.', false, false, 9),
  (8, 3, 'I would rather ask a person, is anybody there?',                                      true,  false, 8)
) as t (n, conversation, text, is_user, unanswered, minutes)
on conflict (id) do nothing;

-- Somebody who is in the chat just now.
insert into public.talks (id, state, waiting_since, created_at)
values (
  'de000000-0000-4000-8000-000000007003', 'waiting', now() - interval '8 minutes', now() - interval '8 minutes'
)
on conflict (id) do nothing;

insert into public.leads (id, name, email, company, conversation_id, content_hash, created_at)
select
  ('de000000-0000-4000-8000-00000000600' || n)::uuid,
  name, email, company, conversation_id::uuid, 'demo-' || n, now() - hours * interval '1 hour'
from (values
  (1, 'A charity director', 'charity@visitors.example', 'Warm Coats', 'de000000-0000-4000-8000-000000007001',   7),
  (2, 'A ferry company',    'ferry@visitors.example',   'Two Shores', null,                                   120)
) as t (n, name, email, company, conversation_id, hours)
on conflict (id) do nothing;

insert into public.eth_payments (
  id, package_id, email, state, price_gbp, gbp_per_eth, amount_wei, chain_id, eth_address,
  receiving_address, transaction_hash, received_wei, sender_address, block_number, block_hash,
  block_time, expires_at, created_at
)
select
  'de000000-0000-4000-8000-000000008001', k.id, 'gallery@visitors.example', 'underpaid',
  k.price_gbp, 2500, 600417000000000000, 31337,
  '0x7e5fa1c2d3b4958607162534435261708f9eadbc', '0x8b1d0c2e3f40516273849506a7b8c9dae0f10213',
  '0x' || repeat('5d', 32), 590000000000000000, '0x7e5fa1c2d3b4958607162534435261708f9eadbc', 41,
  '0x' || repeat('b7', 32), now() - interval '5 hours', now() - interval '4 hours 50 minutes',
  now() - interval '5 hours 5 minutes'
from public.pr_packages k
where k.id = 'professional-pr'
  and not exists (
    select from private.issued_amounts a where a.amount_wei = 600417000000000000
  );

-- Calls of the next working days: one by a client, two by visitors, one of them far away; and one of the last that nobody has
-- said anything of yet.
with days as (
  select day::date, row_number() over (order by day) as n
  from generate_series(now()::date + 1, now()::date + 9, interval '1 day') as day
  where extract(isodow from day) < 6
  union all
  select max(day)::date, 0 from generate_series(now()::date - 4, now()::date - 1, interval '1 day') as day
  where extract(isodow from day) < 6
), calls (n, nth_day, at, kind, minutes, name, email, zone, client) as (values
  (1, 1, time '10:00', 'call', 20, 'Demo Client', 'client@kinolume.example', 'Europe/London', 1),
  (2, 2, time '14:30', 'consultation', 45, 'Ines Roca', 'ines@salt-harbour.example', 'Europe/Madrid', null),
  (3, 3, time '16:00', 'call', 20, 'Ruth Ames', 'ruth@ames-lights.example', 'America/New_York', null),
  (4, 0, time '11:00', 'call', 20, 'Owen Hale', 'owen@hale-boats.example', 'Europe/London', null)
)
insert into public.bookings (
  id, calendar_id, kind, starts_at, ends_at, blocked_until, name, email, zone, company_id, user_id, created_at
)
select
  ('de000000-0000-4000-8000-0000000090' || lpad(calls.n::text, 2, '0'))::uuid,
  '00000000-0000-4000-8000-0000000000ca', kind, span.start, span.start + minutes * interval '1 minute',
  span.start + (minutes + 10) * interval '1 minute', name, email, zone,
  ('de000000-0000-4000-8000-00000000000' || client)::uuid,
  ('de000000-0000-4000-8000-00000000000' || client)::uuid,
  least(now(), span.start - interval '3 days')
from calls join days on days.n = nth_day,
  lateral (select (day + at) at time zone 'Europe/London' as start) as span
on conflict do nothing;

-- What the studio did itself is done as the studio does it, so that the log tells of it: from here on every statement is
-- that of the demo's studio.
select set_config(
  'request.jwt.claims',
  '{"sub": "de000000-0000-4000-8000-000000000009", "role": "authenticated", "aal": "aal2", "app_metadata": {"role": "staff"}}',
  true
);

insert into public.canned_answers (id, title, body)
values
  ('de000000-0000-4000-8000-000000004501', 'A new cut is ready', 'Hello {{name}}, a new cut is in your projects. Tell us frame by frame what you would change, or approve it there.'),
  ('de000000-0000-4000-8000-000000004502', 'We need a source file', 'Hello {{name}}, could you send us the logo as a PDF or PNG, as large as you have it? Drop it right here.'),
  ('de000000-0000-4000-8000-000000004503', 'Looking into it', 'Thank you, {{name}}. We are looking into it and answer here.'),
  ('de000000-0000-4000-8000-000000004504', 'A first call', 'Twenty minutes on a call would tell us most. Which two times this week suit you? Please also say when the film has to be ready, and where people will see it.')
on conflict (id) do nothing;

-- Its first word to whoever is in the chat; theirs follows at the end.
insert into public.chat_messages (id, conversation_id, text, is_user, discipline)
select
  'de000000-0000-4000-8000-000000007109', t.id,
  'Good evening. We can: a small crew, two evenings, and no stall has to move. When is it on?', false, 'production'
from public.talks t
where t.id = 'de000000-0000-4000-8000-000000007003' and t.state = 'waiting'
on conflict (id) do nothing;

-- What the studio has dealt with: two mails and a call, then what was decided; the ski school never had an answer. Only
-- where nobody has touched it since it came.
insert into public.inbox_replies (
  id, item_id, author_id, recipient, subject, body, idempotency_key, created_at
)
select
  ('de000000-0000-4000-8000-00000000560' || n)::uuid, i.id, 'de000000-0000-4000-8000-000000000009',
  e.email, subject, body, 'demo-' || n, i.received_at + hours * interval '1 hour'
from (values
  (1, 'de000000-0000-4000-8000-000000005002'::uuid, 'Your film quote',   'A film of one minute for each house is what most agents begin with. May we ask how many there are?', 3),
  (2, 'de000000-0000-4000-8000-000000005004'::uuid, 'Your consultation', 'With pleasure. Tomorrow at ten suits us well.',                                                     6)
) as t (n, source, subject, body, hours)
join public.enquiries e on e.id = t.source
join public.inbox_items i on i.enquiry_id = e.id and i.status = 'new' and i.updated_at = i.created_at
on conflict (id) do nothing;

insert into public.inbox_calls (id, item_id, author_id, called_at, body)
select 'de000000-0000-4000-8000-000000005701', i.id, 'de000000-0000-4000-8000-000000000009',
  i.received_at + interval '9 hours', 'They want it ready before the summer timetable.'
from public.inbox_items i
where i.lead_id = 'de000000-0000-4000-8000-000000006002' and i.status = 'new'
  and i.updated_at = i.created_at
on conflict (id) do nothing;

update public.inbox_items i set status = t.status
from (values
  ('de000000-0000-4000-8000-000000005004'::uuid, 'answered', 'won'),
  ('de000000-0000-4000-8000-000000005009'::uuid, 'new',      'lost')
) as t (source, seen, status)
where i.enquiry_id = t.source and i.status = t.seen
  and not exists (
    select from public.audit_log a where a.row_id = i.id::text and a.changes -> 'status' ->> 1 = t.status
  );

-- A few words and corrections more: once, and only what nobody has touched meanwhile.
do $$
begin
  if exists (
    select from public.audit_log
    where actor_id = 'de000000-0000-4000-8000-000000000009' and action = 'preview'
  ) or 2 > (
    select count(*) from public.profiles
    where user_id in ('de000000-0000-4000-8000-000000000001', 'de000000-0000-4000-8000-000000000009')
  ) then
    return;
  end if;
  perform private.log_action(
    auth.uid(), 'preview', 'profiles', 'de000000-0000-4000-8000-000000000001'
  );
  update public.profiles set phone = '020 7946 0102'
  where user_id = 'de000000-0000-4000-8000-000000000002' and phone is null;
  update public.projects set estimated_completion_date = now()::date + 28
  where id = 'de000000-0000-4000-8000-000000001011' and estimated_completion_date = now()::date + 30;
  update public.projects set progress = 20
  where id = 'de000000-0000-4000-8000-000000001004' and progress = 15;
  update public.pr_deliverables set due_date = now()::date + 10
  where id = 'de000000-0000-4000-8000-000000003011' and due_date = now()::date + 8;
  update public.pr_campaign_metrics set media_mentions = media_mentions + 1
  where (campaign_id, metric_date) = (
    select campaign_id, max(metric_date) from public.pr_campaign_metrics
    where campaign_id = 'de000000-0000-4000-8000-000000002002' group by campaign_id
  );
  insert into public.inbox_notes (id, item_id, body)
  select 'de000000-0000-4000-8000-000000005501', i.id,
    'They open in April. The stage seats ninety, so the film can stay close.'
  from public.inbox_items i where i.enquiry_id = 'de000000-0000-4000-8000-000000005001'
  on conflict (id) do nothing;
end
$$;

select set_config('request.jwt.claims', '', true);

insert into public.chat_messages (id, conversation_id, text, is_user, created_at)
select
  'de000000-0000-4000-8000-000000007110', t.id,
  'Every Friday until Christmas. What would you need to know from us?', true, clock_timestamp()
from public.talks t
where t.id = 'de000000-0000-4000-8000-000000007003' and t.state = 'open'
on conflict (id) do nothing;
