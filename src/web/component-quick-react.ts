// While developing, React makes a task for every element and a mark for every render, for a profiler that no test has open.
// It looks for these once, when it is loaded. What it warns of stays.
Reflect.deleteProperty(console, 'createTask');
Reflect.deleteProperty(console, 'timeStamp');
