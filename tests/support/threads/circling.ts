// A parser that never comes to an end.
for (;;);
